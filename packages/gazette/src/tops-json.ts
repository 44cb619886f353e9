import { ByteWriter } from './byte-writer.ts';
import { jsonText } from './json-text.ts';
import { keepFirst } from './keep-first.ts';
import type { ListRow, RatingList } from './list.ts';

/** Rows of a top list. */
const most = 20;

/** Under so many years, reached in the year of the list; whoever is in U8 is in U10 too. */
const youth = [8, 10, 12, 14, 16, 18, 20];
const senior = [50, 65];
const ages = [...youth.map((age) => `U${age}`), ...senior.map((age) => `${age}+`)];

type Shown = Pick<ListRow, 'player' | 'name' | 'rating'>;

/** The first of each group by its name. */
type Tops = Map<string, Shown[]>;

/**
 * `tops.json`: the best of a list, of either sex, of each age group, province and club. Equal ratings share a rank; of
 * more than 20 players those with the lower numbers are shown.
 */
export function* topsJson({ type, period, rows }: RatingList): Generator<Uint8Array> {
  const tops = { all: new Map(), sex: new Map(), age: new Map(), province: new Map(), club: new Map() };
  const year = Number(period.slice(0, 4));
  for (const { player, name, rating, sex, birthYear, province, club } of rows) {
    const shown = { player, name, rating };
    enter(tops.all, '', shown);
    if (sex !== null) enter(tops.sex, sex, shown);
    for (const age of birthYear === null ? [] : agesOf(year - birthYear)) enter(tops.age, age, shown);
    if (province !== '') enter(tops.province, province, shown);
    if (club !== '') enter(tops.club, club, shown);
  }
  const writer = new ByteWriter();
  writer.text(`{"format":"kuvvet.tops/1","type":"${type}","period":"${period}"`);
  for (const [kind, groups] of Object.entries(tops)) yield* writeGroups(writer, kind, groups);
  writer.ascii('}\n');
  yield writer.take();
}

const agesOf = (age: number): readonly string[] => [
  ...youth.filter((limit) => age <= limit).map((limit) => `U${limit}`),
  ...senior.filter((limit) => age >= limit).map((limit) => `${limit}+`),
];

function enter(tops: Tops, name: string, shown: Shown): void {
  const top = tops.get(name) ?? [];
  tops.set(name, top);
  keepFirst(top, shown, most, byRating);
}

const byRating = (one: Shown, other: Shown): number => other.rating - one.rating;

/** Age groups from young to old, all others by name. */
const byGroup = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  ages.indexOf(one) - ages.indexOf(other) || (one < other ? -1 : 1);

function* writeGroups(writer: ByteWriter, kind: string, tops: Tops): Generator<Uint8Array> {
  let separator = `,"${kind}":[`;
  for (const [name, players] of [...tops].sort(byGroup)) {
    writer.text(`${separator}\n{"name":${jsonText(name)},"players":[`);
    let rank = 0;
    for (const [at, { player, name, rating }] of players.entries()) {
      if (players[at - 1]?.rating !== rating) rank = at + 1;
      writer.text(`${at > 0 ? ',' : ''}\n${jsonText({ rank, player, name, rating })}`);
    }
    writer.ascii(']}');
    separator = ',';
    if (writer.full) yield writer.take();
  }
  writer.ascii(tops.size === 0 ? `${separator}]` : ']');
}
