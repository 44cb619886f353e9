import { useEffect, useRef, useState } from 'preact/hooks';
import type { Pack } from '../release/pack.ts';
import type { RankLine } from '../release/rows.ts';
import { type Filter, fits, sectionFor } from './filter.ts';

/** Rows looked at before somebody is asked whether to go on. */
const patience = 20_000;

export interface Ranked {
  readonly rank: number;
  readonly line: RankLine;
}

export interface Ranking {
  readonly rows: readonly Ranked[];
  readonly looked: number;
  readonly state: 'loading' | 'more' | 'paused' | 'done' | 'failed';
}

const nothing: Ranking = { rows: [], looked: 0, state: 'loading' };

/** Who fits a filter, from the top, as many as are wanted; `further` looks on where it paused. */
export function useRanking(pack: Pack, filter: Filter, year: number, wanted: number) {
  const [ranking, setRanking] = useState(nothing);
  const [further, setFurther] = useState(1);
  const search = useRef<Search | null>(null);
  const key = JSON.stringify(filter);
  useEffect(() => {
    const started =
      search.current?.pack === pack && search.current.key === key ? search.current : begin(pack, filter, key);
    search.current = started;
    let isWanted = true;
    goOn(started, fits(filter, year), wanted, patience * further).then(
      (found) => isWanted && setRanking(found),
      () => isWanted && setRanking({ ...nothing, state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [pack, key, wanted, further]);
  return [ranking, () => setFurther(further + 1)] as const;
}

/** A search that can be taken up again. */
interface Search {
  readonly pack: Pack;
  readonly key: string;
  readonly blocks: AsyncGenerator<readonly RankLine[]>;
  readonly rows: Ranked[];
  looked: number;
  isDone: boolean;
  going: Promise<unknown>;
}

const begin = (pack: Pack, filter: Filter, key: string): Search => ({
  ...{ pack, key, rows: [], looked: 0, isDone: false, going: Promise.resolve() },
  blocks: pack.blocks<RankLine>(...sectionFor(filter)),
});

function goOn(
  search: Search,
  isIn: (line: RankLine) => boolean,
  wanted: number,
  until: number,
): Promise<Ranking> {
  const next = search.going.then(async (): Promise<Ranking> => {
    while (!search.isDone && search.rows.length < wanted && search.looked < until) {
      const { value: lines, done } = await search.blocks.next();
      search.isDone = done === true;
      for (const line of lines ?? []) if (isIn(line)) enter(search.rows, line);
      search.looked += lines?.length ?? 0;
    }
    const isEnough = search.rows.length >= wanted;
    const state = isEnough
      ? search.isDone && search.rows.length === wanted
        ? 'done'
        : 'more'
      : search.isDone
        ? 'done'
        : 'paused';
    return { rows: search.rows.slice(0, wanted), looked: search.looked, state };
  });
  search.going = next.catch(() => {});
  return next;
}

/** Equal ratings share a rank among those who fit. */
function enter(rows: Ranked[], line: RankLine): void {
  const last = rows.at(-1);
  rows.push({ rank: last && last.line[7] === line[7] ? last.rank : rows.length + 1, line });
}
