import type { ListType, Points } from '@kuvvet/engine';
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { emptyGame, type SheetGame } from '../../calculators/sheet.ts';
import { RatingInput } from './rating-input.tsx';
import { word } from './words.ts';

/** A column of numbers beside the games. */
export interface GameColumn {
  readonly head: string;
  /** By game. */
  readonly cells: readonly ComponentChild[];
  readonly total?: ComponentChild;
  /** Left out on a telephone. */
  readonly isWideOnly?: boolean;
}

interface GamesTableProps {
  readonly caption: string;
  readonly type: ListType;
  readonly sides: 'national' | 'fide' | 'both';
  readonly games: readonly SheetGame[];
  readonly columns: readonly GameColumn[];
  readonly change: (games: readonly SheetGame[]) => void;
}

const outcomes: readonly Points[] = [100, 50, 0];

/** As a cross-table writes them. */
const scores: Readonly<Record<Points, string>> = { 100: '1', 50: '½', 0: '0' };

/** The games of an event, entered and shown in one table. Enter adds a game, so that a keyboard is enough. */
export function GamesTable({ caption, type, sides, games, columns, change }: GamesTableProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasAdded = useRef(false);
  useLayoutEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    form.current?.querySelector<HTMLInputElement>('tbody tr:last-child input')?.focus();
  });
  const replace = (index: number, facts: Partial<SheetGame>) =>
    change(games.map((game, at) => (at === index ? { ...game, ...facts } : game)));
  const hasTotal = columns.some(({ total }) => total !== undefined);
  const ratings = [
    ...(sides === 'fide' ? [] : [{ key: 'opponent', label: word.opponent(type) } as const]),
    ...(sides === 'national' ? [] : [{ key: 'opponentFide', label: word.opponentFide } as const]),
  ];
  return (
    <form
      ref={form}
      class="games"
      onSubmit={(event) => {
        event.preventDefault();
        wasAdded.current = true;
        change([...games, emptyGame]);
      }}
    >
      {games.length === 0 ? (
        <p class="soft">{word.noGames}</p>
      ) : (
        <div class="scroll">
          <table>
            <caption>
              {caption}. {word.unratedHelp}
            </caption>
            <thead>
              <tr>
                <th scope="col">{word.game}</th>
                {ratings.map(({ key, label }) => (
                  <th scope="col" key={key}>
                    {label}
                  </th>
                ))}
                <th scope="col">{word.result}</th>
                {columns.map(({ head, isWideOnly }) => (
                  <th scope="col" key={head} class={isWideOnly ? 'number wide-only' : 'number'}>
                    {head}
                  </th>
                ))}
                <td class="narrow" />
              </tr>
            </thead>
            <tbody>
              {games.map((game, index) => (
                <tr key={index}>
                  <th scope="row">
                    {index + 1}
                    {game.opponentName && <span class="who">{game.opponentName}</span>}
                  </th>
                  {ratings.map(({ key, label }) => (
                    <td key={key}>
                      <RatingInput
                        label={`${label}${word.ofGame(index + 1)}`}
                        isLabelHidden
                        value={game[key]}
                        change={(rating) => replace(index, { [key]: rating })}
                      />
                    </td>
                  ))}
                  <td>
                    <select
                      aria-label={`${word.result}${word.ofGame(index + 1)}`}
                      value={`${game.points}`}
                      onChange={({ currentTarget }) =>
                        replace(index, { points: Number(currentTarget.value) as Points })
                      }
                    >
                      {outcomes.map((points) => (
                        <option key={points} value={`${points}`}>
                          {scores[points]}
                        </option>
                      ))}
                    </select>
                  </td>
                  {columns.map(({ head, cells, isWideOnly }) => (
                    <td key={head} class={isWideOnly ? 'number wide-only' : 'number'}>
                      {cells[index]}
                    </td>
                  ))}
                  <td class="narrow">
                    <button
                      type="button"
                      class="plain"
                      aria-label={word.remove(index + 1)}
                      onClick={() => change(games.filter((_, at) => at !== index))}
                    >
                      <span aria-hidden="true">×</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
            {hasTotal && (
              <tfoot>
                <tr>
                  <th scope="row" colspan={ratings.length + 2}>
                    {word.total}
                  </th>
                  {columns.map(({ head, total, isWideOnly }) => (
                    <td key={head} class={isWideOnly ? 'number wide-only' : 'number'}>
                      {total}
                    </td>
                  ))}
                  <td class="narrow" />
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      <button type="submit">{word.add}</button>
    </form>
  );
}
