import { type AuditFinding, type Census, type DoctorPorts, examineInstallation } from '@kuvvet/office';

/** What a doctor finds and counts. */
export async function examined(ports: DoctorPorts): Promise<{ findings: AuditFinding[]; census: Census }> {
  const findings: AuditFinding[] = [];
  const census = await examineInstallation(ports, (finding) => findings.push(finding));
  return { findings, census };
}
