import type { Rating } from '@kuvvet/engine';
import type { AuditLine, KeptRow } from '../evidence.ts';
import type { ChangeRow } from '../list.ts';
import { compare, type Inspection } from './inspection.ts';
import { keptText, type Outcome, workOut } from './players.ts';
import { ratingOn } from './ratings.ts';

/** Works one player's month out again and compares it with what the list says; null where nothing can be said of the row. */
export function checkPlayer(
  player: number,
  lines: readonly AuditLine[],
  inspection: Inspection,
): Outcome | null {
  const change = inspection.changes.get(player);
  const kept = inspection.kept.get(player);
  const amendments = inspection.amendments.get(player) ?? [];
  if (amendments.some(({ kind }) => kind === 'merge')) return checkMerged(player, lines, inspection);
  const isKnown = change || kept || lines.length > 0 || inspection.now.has(player);
  if (!isKnown && amendments.length === 0) {
    inspection.unseen.gone.add(player);
    return null;
  }
  checkKeptBefore(player, kept, inspection);
  const base = baseOf(player, change, inspection);
  const outcome = workOut({ player, lines, amendments, kept }, base, inspection.type, inspection.rules);
  if (!outcome) {
    inspection.note({
      ...{ code: 'amendment.wrong', key: inspection.keyOf('amendments.ndjson'), place: `${player}` },
    });
    return null;
  }
  compare(
    inspection,
    ['change.wrong', 'changes.ndjson', player],
    changeText(change),
    changeText(outcome.change),
  );
  compare(
    inspection,
    ['kept.wrong', 'kept.ndjson', player],
    keptText(kept?.kept ?? []),
    keptText(outcome.kept),
  );
  return outcome;
}

/** A number that a merge ended has nothing any more but the rating it ended with (M-06). */
function checkMerged(player: number, lines: readonly AuditLine[], inspection: Inspection): Outcome {
  const { before, changes, kept, amendments, now, keyOf, note, unseen } = inspection;
  const [merge, ...others] = amendments.get(player) ?? [];
  const change = changes.get(player);
  const rating = before?.own.ratings.get(player) ?? null;
  const ended = rating ?? change?.previous ?? null;
  if (rating === null && ended !== null && before) unseen.players.add(player);
  const expected: ChangeRow | null =
    ended === null
      ? null
      : {
          ...{
            player: `${player}`,
            previous: ended,
            rating: null,
            change: 0,
            games: 0,
            first: false,
            amended: 0,
          },
          ...{ into: merge?.into ?? null, reasons: ['merge'] },
        };
  compare(inspection, ['change.wrong', 'changes.ndjson', player], changeText(change), changeText(expected));
  if (others.length + lines.length > 0 || kept.has(player) || now.has(player)) {
    note({ code: 'amendment.wrong', key: keyOf('amendments.ndjson'), place: `${player}` });
  }
  return { change: expected, movement: null, kept: [] };
}

function checkKeptBefore(player: number, kept: KeptRow | undefined, inspection: Inspection): void {
  if (!inspection.before) return;
  const expected = keptText(inspection.before.kept.get(player)?.kept ?? []);
  const found = keptText(kept?.before ?? []);
  if (expected === '' && found !== '') inspection.unseen.players.add(player);
  else compare(inspection, ['kept.before', 'kept.ndjson', player], found, expected);
}

/** The rating the month is added to: that of the list before; what the list says where nobody can see that. */
function baseOf(player: number, change: ChangeRow | undefined, inspection: Inspection): Rating | null {
  const { before, now, unseen } = inspection;
  const said = change ? change.previous : (now.get(player) ?? null);
  const known = before && ratingOn(player, before.own, before.standard);
  if (known === null) {
    if (said !== null && before) unseen.players.add(player);
    return said;
  }
  if (change) compare(inspection, ['change.previous', 'changes.ndjson', player], `${said}`, `${known}`);
  return known;
}

const changeText = (row: ChangeRow | null | undefined): string =>
  row
    ? [
        row.previous,
        row.rating,
        row.change,
        row.amended,
        row.games,
        row.first,
        row.into,
        row.reasons.join('+'),
      ].join(' ')
    : '-';
