import { pageAddress, spoken } from '../language.ts';
import { Scroll } from '../parts/scroll.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { Waiting } from '../parts/waiting.tsx';
import { countOf, signed, toneOf } from '../parts/written.ts';
import { fetchJson } from '../release/fetch.ts';
import { folderOf, type PublishedList } from '../release/lists.ts';
import type { Pack } from '../release/pack.ts';
import type { RankLine } from '../release/rows.ts';
import { words } from './words.ts';

const word = spoken(words);

async function moversOf(pack: Pack, list: PublishedList) {
  const lines: RankLine[] = [];
  for await (const block of pack.blocks<RankLine>('movers', '', '~')) lines.push(...block);
  const report = await fetchJson<{ readonly first: readonly unknown[] }>(`${folderOf(list)}report.json`);
  return {
    up: lines.filter((line) => line[9] > 0),
    down: lines.filter((line) => line[9] < 0),
    first: report?.first.length ?? 0,
  };
}

/** Whose rating moved most. */
export function MoversView({ pack, list }: { readonly pack: Pack; readonly list: PublishedList }) {
  const movers = useLoaded(() => moversOf(pack, list), [pack]);
  return (
    <Waiting on={movers}>
      {({ up, down, first }) => (
        <>
          {first > 0 ? <p>{word.newcomers(countOf(first))}</p> : null}
          <div class="beside">
            <Movers title={word.up} lines={up} />
            <Movers title={word.down} lines={down} />
          </div>
        </>
      )}
    </Waiting>
  );
}

function Movers({ title, lines }: { readonly title: string; readonly lines: readonly RankLine[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Scroll label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{word.columns.name}</th>
              <th scope="col" class="number">
                {word.before}
              </th>
              <th scope="col" class="number">
                {word.columns.rating}
              </th>
              <th scope="col" class="number">
                {word.exact}
              </th>
              <th scope="col" class="number wide-only">
                {word.columns.games}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([player, name, , , , , , rating, previous, change, games]) => (
              <tr key={player}>
                <th scope="row">
                  <a href={`${pageAddress('player/')}?no=${player}`}>{name}</a>
                </th>
                <td class="number">{previous}</td>
                <td class="number">
                  <strong>{rating}</strong>
                </td>
                <td class={`number ${toneOf(change)}`}>{signed(change / 100, 2)}</td>
                <td class="number wide-only">{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
