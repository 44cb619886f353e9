import { listTypes } from '@kuvvet/engine';
import { latestKey } from '@kuvvet/gazette';
import { type Fault, faultOf, shown } from '@kuvvet/office';
import type { Shrinkage } from '@kuvvet/publish';
import type { ClockEvent } from './clock.ts';
import type { Home } from './home.ts';
import type { NotifierEvent } from './notifier.ts';
import type { Settings } from './settings.ts';
import type { WorkEvent } from './worker.ts';

/** One line on a report that was worked on. */
export function toldWork(event: WorkEvent): string {
  const name = `  ${event.request.tournament}.${event.request.revision}`;
  return 'outcome' in event ? `${name} ${event.outcome}` : `${name} ${toldFault(event.fault)}`;
}

/** What an hour of the clock brought, a line for each event. */
export function toldHour(event: ClockEvent): string {
  if ('fault' in event) return toldFault(event.fault);
  if ('stale' in event) {
    const { tournament, revision, state, received } = event.stale;
    return `  ${tournament}.${revision} still ${state} since ${received}, asked again / hâlâ bekliyor, yeniden istendi`;
  }
  switch (event.outcome) {
    case 'published':
      return [`  published the lists of ${event.list}`, ...event.shrunk.map(toldShrinkage)].join('\n');
    case 'draining':
      return `  closing: ${event.waiting} reports still to be rated`;
    case 'not-open':
      return `  nothing to close; open: ${event.open ?? 'no book yet'}`;
  }
}

/** One line on an attempt to tell a subscriber. */
export const toldNews = (event: NotifierEvent): string =>
  'fault' in event ? toldFault(event.fault) : `  ${event.news} -> ${event.subscriber}: ${event.outcome}`;

const toldShrinkage = ({ type, before, after }: Shrinkage): string =>
  `  ${type.toUpperCase()} has fewer rows than before: ${before} -> ${after}, see docs/runbook.md / satırlar azaldı`;

export function toldFault({ code, message }: Fault): string {
  return `fault ${code}: ${message}`;
}

/** Why the service cannot start, and what to look at. */
export function toldObstacle(error: unknown, { data, host }: Settings): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `Cannot listen on ${shown(host)} (${code}): check --host and --port. / Dinlenemiyor: --host ve --port seçeneklerini denetleyin.`;
  }
  const { message } = faultOf(error);
  const what = syscall ? `${code}` : error instanceof SyntaxError ? 'secrets.json' : message;
  return `Cannot use the data directory ${shown(data)} (${what}): check that it is a directory of this service that you may write to. / Veri klasörü kullanılamıyor: bu hizmetin yazılabilir bir klasörü olduğunu denetleyin.`;
}

/** Said when others than this machine can reach the service. */
export const exposed =
  'Warning: other machines can reach this service, and nothing is encrypted: put a proxy with TLS in front. / Uyarı: bu hizmete başka makineler de erişebilir ve bağlantı şifresizdir: önüne TLS kullanan bir vekil sunucu koyun.';

/** An address a browser takes; IPv6 stands in brackets (RFC 3986 3.2.2). */
export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Where the officer's pages are, and how to come in. */
export function toldDesk(
  url: string,
  accounts: number,
  demo: { readonly name: string; readonly password: string } | null,
): readonly string[] {
  const address = `  desk / masa     ${url}/desk`;
  if (demo)
    return [address, `               account / hesap: ${demo.name}   password / parola: ${demo.password}`];
  return accounts > 0
    ? [address]
    : [
        address,
        '               first account / ilk hesap: npm run -s kuvvet -- account add NAME --role officer,administrator',
      ];
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
  lines.push(`  status / durum  ${url}/v1/status`);
  return lines;
}
