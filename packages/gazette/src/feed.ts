import type { ListType } from '@kuvvet/engine';
import type { Calendar, CalendarList, CalendarRevision } from './calendar.ts';
import { monthNames } from './month-names.ts';
import { feedKey } from './release-key.ts';

/** Whose lists a feed is about, and where they lie. */
export interface FeedPlace {
  /** Three letters of the federation: part of ids, so that two installations never share one. */
  readonly federation: string;
  /** Address below which `lists/` lies, ending with a slash; null for links relative to the feed. */
  readonly base: string | null;
}

/**
 * `feed.atom` (RFC 4287) of a type: an entry for each list and each revision of one, the newest first. The same calendar
 * is the same bytes. Null while there is no list.
 */
export function feedBytes(calendar: Calendar, type: ListType, place: FeedPlace): Uint8Array | null {
  const entries = calendar.lists[type]
    .flatMap((list) => list.revisions.map((revision) => ({ list, revision })))
    .sort((one, other) => Date.parse(other.revision.since) - Date.parse(one.revision.since));
  const [newest] = entries;
  if (!newest) return null;
  const name = type.toUpperCase();
  const id = `tag:kuvvet,2026:${place.federation}/${type}`;
  const linkTo = (key: string) => `${place.base ?? '../../'}${key}`;
  return new TextEncoder().encode(
    [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom">',
      `  <id>${escaped(id)}</id>`,
      `  <title>${name} listeleri / ${name} lists</title>`,
      `  <updated>${newest.revision.since}</updated>`,
      '  <author><name>Kuvvet</name></author>',
      `  <link rel="self" type="application/atom+xml" href="${escaped(linkTo(feedKey(type)))}"/>`,
      ...entries.map(({ list, revision }) => entry(name, id, list, revision, linkTo)),
      '</feed>',
      '',
    ].join('\n'),
  );
}

function entry(
  name: string,
  id: string,
  { period, inForceFrom }: CalendarList,
  { revision, since, manifest, files }: CalendarRevision,
  linkTo: (key: string) => string,
): string {
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  const { tr, en } = monthNames(period);
  const again =
    revision > 1 ? { tr: `, ${revision}. sürüm`, en: `, revision ${revision}` } : { tr: '', en: '' };
  return [
    '  <entry>',
    `    <id>${escaped(`${id}/${period}/${revision}`)}</id>`,
    `    <title>${name} ${tr}${again.tr} / ${name} ${en}${again.en}</title>`,
    `    <updated>${since}</updated>`,
    `    <summary>${inForceFrom} gününden başlayarak geçerli / in force from ${inForceFrom}</summary>`,
    `    <link rel="alternate" type="application/json" href="${escaped(linkTo(manifest))}"/>`,
    ...files.map(
      (file) =>
        `    <link rel="enclosure" type="${escaped(file.mediaType)}" length="${file.bytes}" title="${escaped(file.name)}" href="${escaped(linkTo(`${folder}${file.name}`))}"/>`,
    ),
    '  </entry>',
  ].join('\n');
}

/** How many entries a feed has. */
export const entriesIn = (bytes: Uint8Array): number =>
  new TextDecoder().decode(bytes).split('<entry>').length - 1;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
