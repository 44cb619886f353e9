import type { DeskPorts } from '@kuvvet/desk';
import { handInAs, problem, type Refusal } from '@kuvvet/ingest';
import { type Ports, turkey } from '@kuvvet/office';
import { publish, rerun } from '@kuvvet/publish';

/** The stages of the service that the desk leaves to others, over an installation in either home. */
export const stagesOf = (
  home: Ports & { readonly listsUrl?: string },
): Pick<DeskPorts, 'publish' | 'rerun' | 'receive'> => ({
  publish: (period) => publish(period, turkey, home),
  rerun: (period, order) => rerun(period, order, turkey, home),
  async receive(sender, handIn) {
    const taken = await handInAs(sender, handIn, home);
    if ('code' in taken) return refused(taken);
    return taken.outcome === 'conflict'
      ? refused({ code: 'revision.conflict' })
      : { outcome: 'received', receipt: taken.receipt };
  },
});

const refused = ({ code, findings = [] }: Refusal) =>
  ({
    outcome: 'refused',
    why: { tr: problem({ code }, 'tr').detail, en: problem({ code }, 'en').detail },
    findings,
  }) as const;
