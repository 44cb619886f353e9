import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { accept } from '@kuvvet/ingest';
import { type RatingRequest, readRegisterFile, type Submission, turkey } from '@kuvvet/office';
import { rate } from '@kuvvet/rate';
import { type Identify, licenceTokens } from '@kuvvet/report';
import { largeJson } from '../tests/report/large-report.ts';
import { medianOf, verdict } from './compare.ts';
import { plainLedger } from './plain-table.ts';

const event = { players: 40, rounds: 7 };
const turns = 301;
const goals = { milliseconds: 1, bytes: 3000, calls: 2 + Math.ceil(event.players / 100) };
const period = '2026-10';

/** What both handlers do for one report between stores that answer at once, from raw JSON to stored bytes. */
export async function benchHandler(): Promise<string> {
  const report = largeJson(event, true);
  const submission: Submission = {
    ...{ tournament: 'BENCH', revision: 1, declared: {}, dualRated: false, withdrawn: false },
    ...{ report, licences: null },
  };
  const identify = licenceTokens(new Uint8Array(32).fill(7));
  const table = plainLedger();
  await enrol(report, identify, table.ledger);
  const kept = table.items();

  const taken: Taken[] = [];
  const text = new TextDecoder().decode(report);
  for (let turn = -turns; turn < turns; turn++) {
    table.restore(kept);
    const requests: RatingRequest[] = [];
    const ports = {
      ...{ ledger: table.ledger, identify, vault: openMemoryArchive() },
      queue: { send: async (request: RatingRequest) => void requests.push(request) },
      now: () => '2026-10-27T09:00:00.000Z',
    };
    const parsing = process.cpuUsage();
    JSON.parse(text);
    const parsed = process.cpuUsage(parsing).user / 1000;
    const before = process.cpuUsage();
    await accept(submission, 'arbiter', ports);
    const accepted = process.cpuUsage(before).user / 1000;
    const [request] = requests;
    table.asked.length = 0;
    const outcome = request && (await rate(request, turkey, ports));
    if (outcome !== 'rated') throw new Error(`not rated but ${outcome}`);
    const rated = process.cpuUsage(before).user / 1000 - accepted;
    if (turn >= 0) taken.push({ parsed, accepted, rated });
  }
  return told(taken, table);
}

/** Milliseconds of processor time. */
type Taken = Readonly<Record<'parsed' | 'accepted' | 'rated', number>>;

function told(taken: readonly Taken[], { asked, items }: ReturnType<typeof plainLedger>): string {
  const median = (of: keyof Taken) => medianOf(taken.map((turn) => turn[of]));
  const row = (name: string, of: keyof Taken) =>
    `| ${name} | ${median(of).toFixed(2)} | ${(median(of) / median('parsed')).toFixed(1)} |`;
  const rated = median('rated');
  const [posting] = [...items().values()].filter(({ sk, pk }) => sk === 'TOURNAMENT#BENCH' && pk !== sk);
  const bytes: number = posting?.results.length;
  return [
    `${event.players} players, ${event.rounds} rounds, ${turns} turns; processor time`,
    '',
    '| | median, ms | ratio |',
    '| --- | ---: | ---: |',
    row('`JSON.parse` of the report', 'parsed'),
    row('ingest: archived, receipt, read, queued', 'accepted'),
    row('rate: read again, matched, assessed, archived, posted', 'rated'),
    '',
    `${rated.toFixed(2)} ms: ${verdict(rated <= goals.milliseconds)} (goal ${goals.milliseconds}).`,
    `${bytes} bytes of results: ${verdict(bytes <= goals.bytes)} (goal ${goals.bytes}).`,
    `${asked.length} calls of DynamoDB (${asked.join(', ')}): ${verdict(asked.length <= goals.calls)} (goal ${goals.calls}).`,
  ].join('\n');
}

/** Everybody of the report is in the register and in the list in force. */
async function enrol(
  report: Uint8Array,
  identify: Identify,
  ledger: ReturnType<typeof plainLedger>['ledger'],
) {
  const { players } = JSON.parse(new TextDecoder().decode(report)) as {
    players: { startNo: number; name: string; licence: string; birthYear: number }[];
  };
  const lines = players.map(
    ({ startNo, name, licence, birthYear }) =>
      `${100_000 + startNo},${licence},"${name}",m,${birthYear},TUR,${1000 + 37 * startNo}`,
  );
  const register = readRegisterFile(
    new TextEncoder().encode(['player,licence,name,sex,birthYear,federation,ukd', ...lines].join('\n')),
    identify,
  );
  await ledger.putPlayers(register.players);
  await ledger.putLicences(register.licences);
  await ledger.addSteps(
    register.ratings.map(({ player, type, rating }) => ({ player, type, step: { list: period, rating } })),
  );
  await ledger.begin({
    ...{ period, state: 'open', ruleSet: turkey.ruleSet.name, previousState: '' },
    ...{ elected: null, revised: [] },
  });
}
