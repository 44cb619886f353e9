import fc from 'fast-check';
import { byBytes, byCut, type Mutation, placeIn, share, someOf } from './bytes.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Works on the parsed report; bytes that are no JSON any more stay as they are. */
const onValue =
  (change: (root: Json) => void): Mutation =>
  (bytes) => {
    try {
      const root = JSON.parse(Buffer.from(bytes).toString());
      change(root);
      return Buffer.from(JSON.stringify(root));
    } catch {
      return bytes;
    }
  };

const isBranch = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Walks down by shares until something that is no list or object, or one step before it. */
function* placesOf(
  root: Json,
  parts: readonly number[],
): Generator<readonly [Json[] | { [key: string]: Json }, string]> {
  let current: Json | undefined = root;
  for (const part of parts) {
    if (!isBranch(current)) return;
    const keys: readonly string[] = Object.keys(current);
    const key = keys[placeIn(part, keys.length)];
    if (key === undefined) return;
    yield [current, key];
    current = (current as { [key: string]: Json })[key];
  }
}

const values = fc.constantFrom<Json>(
  null,
  true,
  0,
  1,
  2,
  3,
  10,
  -1,
  1.5,
  9999,
  '',
  'x',
  '1-0',
  '0-1',
  '1/2-1/2',
  '+/-',
  '0-0',
  '*',
  '5400+30',
  'W300-B240',
  '2026-10-03',
  '2026-02-30',
  'TUR',
  '90000000100',
  '90000000101',
  [],
  {},
  [1],
  { x: 1 },
);

/** A value becomes another, goes, is doubled or trades places with a neighbour, at any depth. */
const byValue = fc
  .tuple(
    fc.array(share, { minLength: 1, maxLength: 3 }),
    values,
    fc.constantFrom('set', 'set', 'step', 'drop', 'double', 'swap', 'add'),
  )
  .map(([parts, value, how]) =>
    onValue((root) => {
      const [branch, key] = [...placesOf(root, parts)].at(-1) ?? [];
      if (branch === undefined || key === undefined) return;
      const at = Number(key);
      if (Array.isArray(branch)) {
        if (how === 'drop') branch.splice(at, 1);
        else if (how === 'double' || how === 'add')
          branch.splice(at, 0, how === 'add' ? value : (branch[at] ?? null));
        else if (how === 'swap') branch.push(...branch.splice(at, 1));
        else branch[at] = value;
        return;
      }
      const old = branch[key];
      if (how === 'drop') delete branch[key];
      else if (how === 'step' && typeof old === 'number') branch[key] = old + 1;
      else if (how === 'add') branch.kategori = value;
      else branch[key] = value;
    }),
  );

/** A game gets other players, another round or another result. */
const byGame = fc
  .tuple(
    share,
    fc.constantFrom('white', 'black', 'round', 'result', 'turn'),
    fc.integer({ min: 1, max: 12 }),
    values,
  )
  .map(([part, field, number, value]) =>
    onValue((root) => {
      const games = isBranch(root) && !Array.isArray(root) ? root.games : null;
      const game = Array.isArray(games) ? games[placeIn(part, games.length)] : null;
      if (!isBranch(game) || Array.isArray(game)) return;
      if (field === 'turn') [game.white, game.black] = [game.black ?? null, game.white ?? null];
      else game[field] = field === 'result' ? value : number;
    }),
  );

/** Mutations of a JSON report at byte, value and game level. */
export const jsonMutation = someOf(2, byBytes, byCut, byValue, byValue, byValue, byGame, byGame, byGame);
