import { ruleSets } from '@kuvvet/engine';
import { eventsName } from '../events-ndjson.ts';
import type { AuditLine } from '../evidence.ts';
import type { Manifest } from '../list.ts';
import { manifestName, releaseKey } from '../release-key.ts';
import type { Link } from './chain.ts';
import { checkPlayer } from './check-player.ts';
import { checkRows } from './check-rows.ts';
import { checkEvent } from './events.ts';
import type { Note } from './flaw.ts';
import type { Contents } from './forms.ts';
import {
  amendmentsByNumber,
  byNumber,
  type Inspection,
  type ListBefore,
  ratingsIn,
  type Unseen,
} from './inspection.ts';
import type { Outcome } from './players.ts';
import type { RatingsOf } from './ratings.ts';
import { checkToldEvents } from './told-events.ts';
import { checkRatings } from './used-ratings.ts';

/** How much of a list was worked out again. */
export interface Recomputed {
  readonly events: number;
  readonly games: number;
  readonly unseen: Unseen;
}

/**
 * Works a list out again from what was published beside it and from the list before: each game, each event, each change,
 * each row. Null where its rule set is not known here.
 */
export async function recompute(
  { release, manifest }: Link,
  contents: Contents,
  before: ListBefore | null,
  ratingsOf: RatingsOf,
  note: Note,
): Promise<Recomputed | null> {
  const rules = rulesOf(manifest);
  if (!rules) {
    const { name, version } = manifest.ruleSet;
    note({ code: 'rules.unknown', key: releaseKey(release, manifestName), found: `${name} ${version}` });
    return null;
  }
  const inspection: Inspection = {
    ...{ type: manifest.type, rules, before, ratingsOf, note },
    now: ratingsIn(contents.rows),
    changes: byNumber(contents.changes),
    kept: byNumber(contents.kept),
    amendments: amendmentsByNumber(contents),
    unseen: { ratings: 0, players: new Set(), gone: new Set() },
    keyOf: (name) => releaseKey(release, name),
  };
  const outcomes = new Map<number, Outcome>();
  const counted = { events: 0, games: 0 };
  for (const [player, lines] of eachPlayer(contents.audit, othersThan(inspection))) {
    for (const line of lines) {
      checkEvent(line, rules, inspection.keyOf('audit.ndjson'), note);
      await checkRatings(line, inspection);
      counted.events++;
      counted.games += line.lines.length;
    }
    const outcome = checkPlayer(player, lines, inspection);
    if (outcome) outcomes.set(player, outcome);
  }
  checkRows(contents, outcomes, inspection);
  checkToldEvents(contents, inspection.keyOf(eventsName), note);
  return { ...counted, unseen: inspection.unseen };
}

const rulesOf = ({ ruleSet }: Manifest) =>
  ruleSets.find(({ name, version }) => name === ruleSet.name && version === ruleSet.version);

/** Whoever has anything but games, ascending. */
function othersThan({ changes, kept, amendments, before }: Inspection): readonly number[] {
  const waiting = [...(before?.kept ?? [])].flatMap(([player, row]) => (row.kept.length > 0 ? player : []));
  const players = new Set([...changes.keys(), ...kept.keys(), ...amendments.keys(), ...waiting]);
  return [...players].sort((one, other) => one - other);
}

/** Each player's lines together, and nobody's for `others` who have none; ascending as the lines are. */
function* eachPlayer(
  audit: Iterable<AuditLine>,
  others: readonly number[],
): Generator<readonly [player: number, lines: readonly AuditLine[]]> {
  const left = [...others].reverse();
  let lines: AuditLine[] = [];
  let player = 0;
  const others_ = function* (below: number) {
    for (let next = left.at(-1); next !== undefined && next < below; next = left.at(-1)) {
      left.pop();
      yield [next, []] as const;
    }
  };
  for (const line of audit) {
    if (Number(line.player) === player) {
      lines.push(line);
      continue;
    }
    if (lines.length > 0) yield [player, lines];
    player = Number(line.player);
    lines = [line];
    yield* others_(player);
    if (left.at(-1) === player) left.pop();
  }
  if (lines.length > 0) yield [player, lines];
  yield* others_(Number.POSITIVE_INFINITY);
}
