import { listTypes } from '@kuvvet/engine';
import { latestKey } from '@kuvvet/gazette';
import { type Fault, faultOf } from '@kuvvet/office';
import type { PublishOutcome } from '@kuvvet/publish';
import type { Home } from './home.ts';
import type { Settings } from './settings.ts';
import type { WorkEvent } from './worker.ts';

/** One line on a report that was worked on. */
export function toldWork(event: WorkEvent): string {
  const name = `  ${event.request.tournament}.${event.request.revision}`;
  return 'outcome' in event ? `${name} ${event.outcome}` : `${name} ${toldFault(event.fault)}`;
}

export function toldPublished(outcome: PublishOutcome | { readonly fault: Fault }): string {
  if ('fault' in outcome) return toldFault(outcome.fault);
  switch (outcome.outcome) {
    case 'published':
      return `  published the lists of ${outcome.list}`;
    case 'draining':
      return `  closing: ${outcome.waiting} reports still to be rated`;
    case 'not-open':
      return `  nothing to close; open: ${outcome.open ?? 'no book yet'}`;
  }
}

export function toldFault({ code, message }: Fault): string {
  return `fault ${code}: ${message}`;
}

/** Why the service cannot start, and what to look at. */
export function toldObstacle(error: unknown, { data, host }: Settings): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `Cannot listen on ${host} (${code}): check --host and --port. / Dinlenemiyor: --host ve --port seçeneklerini denetleyin.`;
  }
  const { message } = faultOf(error);
  const what = syscall ? `${code}` : error instanceof SyntaxError ? 'secrets.json' : message;
  return `Cannot use the data directory ${data} (${what}): check that it is a directory of this service that you may write to. / Veri klasörü kullanılamıyor: bu hizmetin yazılabilir bir klasörü olduğunu denetleyin.`;
}

/** Where to look, once the service is up. */
export async function welcome(home: Home, url: string): Promise<readonly string[]> {
  const open = await home.ledger.current();
  const lines = [`Kuvvet is up at ${url} — open book / açık ay: ${open ?? '-'}`];
  for (const type of listTypes) {
    const pointer = await home.lists.get(latestKey(type));
    if (!pointer) continue;
    const { period, manifest } = JSON.parse(new TextDecoder().decode(pointer.bytes));
    const release = manifest.slice(0, manifest.lastIndexOf('/'));
    lines.push(
      `  ${type.toUpperCase()} ${period}  ${url}/${release}/list.csv`,
      `               ${url}/${latestKey(type)}`,
    );
  }
  if (open === null) lines.push('  No book is open: npm run -s kuvvet -- begin --help');
  lines.push(`  status / durum  ${url}/v1/status`, '  Ctrl-C stops / durdurur');
  return lines;
}
