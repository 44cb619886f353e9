import { type ListType, listTypes, PRS05, roundFraction } from '@kuvvet/engine';
import type { TournamentReport } from '@kuvvet/report';
import { useEffect, useState } from 'preact/hooks';
import { type ListRatings, listRatings } from '../../arbiters/list-ratings.ts';
import { type Known, type PreviewRow, previewReport } from '../../arbiters/preview-report.ts';
import type { CheckedReport } from '../../arbiters/read-for-check.ts';
import { spokenChange } from '../../calculators/spoken-number.ts';
import { language } from '../language.ts';
import { toneOf } from '../parts/facts.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { word } from './words.ts';

interface PreviewProps {
  readonly checked: CheckedReport;
  readonly type: ListType;
}

/** What was asked of the lists; null while they are being read. */
type Lists = Readonly<Record<ListType, ListRatings>> | 'unreachable' | null;

const none: ListRatings = { period: null, ratings: new Map(), numbers: new Map() };

/** What the report does to each player, by the lists where these have its player or FIDE numbers and by itself where not. */
export function Preview({ checked, type }: PreviewProps) {
  const { reading, written } = checked;
  const { report } = reading;
  const [lists, setLists] = useState<Lists>(null);
  useEffect(() => {
    const sought = report?.players.filter((player) => player.playerNumber ?? player.fideNumber) ?? [];
    const wanted = sought.length === 0 ? [] : type === 'ukd' ? [type] : [type, 'ukd' as const];
    setLists(null);
    Promise.all(wanted.map((of) => listRatings(of, report?.start ?? '', sought))).then(
      (read) => {
        const found = { ukd: none, uhs: none, uys: none };
        for (const [index, of] of wanted.entries()) found[of] = read[index] ?? none;
        setLists(found);
      },
      () => setLists('unreachable'),
    );
  }, [report, type]);
  if (!report || lists === null) return null;
  const known = lists === 'unreachable' ? null : lists;
  const rows = previewReport(numbered(report, known), type, { lists: ratingsIn(known), written }, PRS05);
  const period = known && listTypes.map((of) => known[of].period).find((each) => each !== null);
  return (
    <>
      <h2>{word.preview}</h2>
      <p class="soft">{word.previewAbout}</p>
      {lists === 'unreachable' && <p class="notice warn">{word.listsUnreachable}</p>}
      <Scroll label={word.preview}>
        <table>
          {period && <caption>{word.previewList(period)}</caption>}
          <thead>
            <tr>
              <th scope="col">{word.player}</th>
              {[word.rating, word.counted, word.change, word.next, word.performance].map((head) => (
                <th scope="col" class="number" key={head}>
                  {head}
                </th>
              ))}
              <th scope="col">{word.source}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.player.startNo} {...row} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

const Row = ({ player, source, result, next }: PreviewRow) => (
  <tr>
    <th scope="row">
      {player.startNo} {player.name}
    </th>
    <td class="number">{result.rating ?? '–'}</td>
    <td class="number">{result.games}</td>
    <td class="number">
      <span class={toneOf(result.change)}>
        {result.rating === null ? '–' : spokenChange(result.change, language)}
      </span>
    </td>
    <td class="number">{next ?? '–'}</td>
    <td class="number">{result.performance ? roundFraction(result.performance.value) : '–'}</td>
    <td>{word.sources[source]}</td>
  </tr>
);

/** With the player numbers of those whom a list has by their FIDE numbers. */
function numbered(report: TournamentReport, lists: Readonly<Record<ListType, ListRatings>> | null) {
  const numberOf = (fide: string) =>
    listTypes.map((of) => lists?.[of].numbers.get(fide)).find((number) => number !== undefined) ?? null;
  const players = report.players.map((player) => ({
    ...player,
    playerNumber: player.playerNumber ?? (player.fideNumber && numberOf(player.fideNumber)),
  }));
  return { ...report, players };
}

const ratingsIn = (lists: Readonly<Record<ListType, ListRatings>> | null): Known['lists'] => ({
  ukd: (lists?.ukd ?? none).ratings,
  uhs: (lists?.uhs ?? none).ratings,
  uys: (lists?.uys ?? none).ratings,
});
