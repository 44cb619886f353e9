import { jsonText } from '../json-text.ts';
import type { ListRow, Rows } from '../list.ts';

/** `facets`: what a list can be narrowed by, with counts. A club says its province where all its players are of one. */
export function facetsOf(rows: Rows<ListRow>): string {
  const provinces = new Map<string, number>();
  const federations = new Map<string, number>();
  const clubs = new Map<string, [count: number, province: string]>();
  for (const { province, club, federation } of rows) {
    if (province !== '') provinces.set(province, (provinces.get(province) ?? 0) + 1);
    federations.set(federation, (federations.get(federation) ?? 0) + 1);
    if (club === '') continue;
    const [count, common] = clubs.get(club) ?? [0, province];
    clubs.set(club, [count + 1, common === province ? province : '']);
  }
  return jsonText({
    provinces: byName(provinces),
    clubs: byName(clubs).map(([club, [count, province]]) => [club, count, province]),
    federations: byName(federations),
  });
}

const byName = <T>(found: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...found].sort(([one], [other]) => (one < other ? -1 : 1));
