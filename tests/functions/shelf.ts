import { type Archive, calendarBytes, calendarKey, manifest, manifestBytes } from '@kuvvet/gazette';
import { calendar } from '../gazette/calendar.ts';
import { novemberList } from '../gazette/lists.ts';

const caption = { mediaType: 'application/json', lifetime: 'pointer' } as const;

/** Puts the calendar of the tests before readers, and the manifests of its standard lists, each naming `list.csv`. */
export async function fillShelf(lists: Archive): Promise<void> {
  await lists.replace(calendarKey, calendarBytes(calendar), null, caption);
  const entry = { name: 'list.csv', mediaType: 'text/csv', bytes: 1, rows: 1, sha256: 'f'.repeat(64) };
  const bytes = manifestBytes(manifest(novemberList, [entry], { engine: '1', previous: null }));
  for (const { manifest: key } of calendar.lists.ukd.flatMap(({ revisions }) => revisions)) {
    await lists.putOnce(key, bytes, { ...caption, lifetime: 'immutable' });
  }
}
