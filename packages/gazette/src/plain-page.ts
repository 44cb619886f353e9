import type { ListType, Period } from '@kuvvet/engine';
import type { CalendarList } from './calendar.ts';
import { monthNames } from './month-names.ts';

/** What a page without programs shows of `tops.json`. */
interface Tops {
  readonly all: readonly { readonly players: readonly Top[] }[];
}

interface Top {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly rating: number;
}

/** Where the newest list of a type can be read by browsers that run nothing. */
export const plainPageKey = (type: ListType): string => `lists/${type}/latest.html`;

/**
 * `latest.html`: the newest list of a type as a plain page, its best and its downloads, in both languages. Null for
 * bytes that are no `tops.json`.
 */
export function plainPageBytes(type: ListType, list: CalendarList, tops: Uint8Array): Uint8Array | null {
  const best = bestIn(tops);
  const revision = list.revisions.at(-1);
  if (!best || !revision) return null;
  const month = monthNames(list.period);
  const title = `${type.toUpperCase()}: ${month.tr} / ${month.en}`;
  const folder = `${list.period}/${revision.manifest.split('/').at(-2)}`;
  const rows = best.map(
    ({ rank, player, name, rating }) =>
      `<tr><td>${rank}</td><td><a href="/player/?no=${player}">${escaped(name)}</a></td><td>${rating}</td></tr>`,
  );
  const files = revision.files.map(({ name }) => `<li><a href="${folder}/${name}">${name}</a></li>`);
  return new TextEncoder().encode(
    [
      '<!doctype html>',
      '<html lang="tr">',
      `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`,
      `<meta name="kuvvet-list" content="${list.period}.${revision.revision}"></head>`,
      '<body><main>',
      `<h1>${title}</h1>`,
      '<table>',
      '<thead><tr><th>Sıra / <span lang="en">Rank</span></th><th>Oyuncu / <span lang="en">Player</span></th><th>Puan / <span lang="en">Rating</span></th></tr></thead>',
      `<tbody>${rows.join('\n')}</tbody>`,
      '</table>',
      '<h2>İndir / <span lang="en">Downloads</span></h2>',
      `<ul>${files.join('\n')}</ul>`,
      '</main></body>',
      '</html>',
      '',
    ].join('\n'),
  );
}

/** Whether a page that stands is of a later list, or of a later revision of the same. */
export function isPlainPageLater(standing: Uint8Array, { period, revisions }: CalendarList): boolean {
  const [, month = '', revision = '0'] =
    /<meta name="kuvvet-list" content="(\d{4}-\d\d)\.(\d+)">/.exec(new TextDecoder().decode(standing)) ?? [];
  const ours: Period = period;
  return month > ours || (month === ours && Number(revision) > (revisions.at(-1)?.revision ?? 0));
}

function bestIn(bytes: Uint8Array): readonly Top[] | null {
  try {
    const { all }: Tops = JSON.parse(new TextDecoder().decode(bytes));
    return all[0]?.players ?? [];
  } catch {
    return null;
  }
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => references[sign] ?? sign);
