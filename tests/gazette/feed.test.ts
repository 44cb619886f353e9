import { feedBytes } from '@kuvvet/gazette';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Element[];
}

/** The document element; throws for what is not well-formed. */
function parse(text: string): Element {
  const parser = new SaxesParser({ fragment: false });
  const open: Element[] = [{ name: '', attributes: {}, text: '', children: [] }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (some) => {
    const element = open.at(-1);
    if (element) element.text += some;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return open[0]?.children[0] as Element;
}

const place = { federation: 'TUR', base: null };
const textOf = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());
const feed = (of = place as Parameters<typeof feedBytes>[2]) => textOf(feedBytes(calendar, 'ukd', of));
const entriesOf = (text: string) => parse(text).children.filter(({ name }) => name === 'entry');
const child = (element: Element | undefined, name: string) =>
  element?.children.find((one) => one.name === name)?.text;
const links = (element: Element | undefined) =>
  (element?.children ?? []).filter(({ name }) => name === 'link').map(({ attributes }) => attributes);

describe('feed.atom', () => {
  it('is Atom: what RFC 4287 4.1 requires of a feed and of every entry, ids all different', () => {
    const root = parse(feed());
    expect([root.name, root.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    const all = [root, ...entriesOf(feed())];
    for (const element of all) {
      for (const name of ['id', 'title', 'updated']) {
        expect(element.children.filter((one) => one.name === name)).toHaveLength(1);
      }
      expect(child(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
      // RFC 4151.
      expect(child(element, 'id')).toMatch(/^tag:[a-z][a-z0-9.-]*,\d{4}:[A-Za-z0-9/._-]+$/);
    }
    expect(new Set(all.map((element) => child(element, 'id'))).size).toBe(4);
    expect(child(root, 'updated')).toBe(child(entriesOf(feed())[0], 'updated'));
    expect(root.children.find(({ name }) => name === 'author')?.children[0]).toMatchObject({
      name: 'name',
      text: 'Kuvvet',
    });
  });

  it('has an entry for each list and each revision, the newest first', () => {
    const entries = entriesOf(feed()).map((entry) => [
      child(entry, 'id'),
      child(entry, 'updated'),
      child(entry, 'title'),
    ]);
    expect(entries).toEqual([
      [
        'tag:kuvvet,2026:TUR/ukd/2026-11/2',
        '2026-12-03T08:15:30.250Z',
        'UKD Kasım 2026, 2. sürüm / UKD November 2026, revision 2',
      ],
      ['tag:kuvvet,2026:TUR/ukd/2026-12/1', '2026-11-30T21:00:00Z', 'UKD Aralık 2026 / UKD December 2026'],
      ['tag:kuvvet,2026:TUR/ukd/2026-11/1', '2026-10-31T21:00:00Z', 'UKD Kasım 2026 / UKD November 2026'],
    ]);
  });

  it.each([
    ['relative to itself', null, 'https://lists.example/lists/ukd/feed.atom'],
    ['below a base', 'https://cdn.example/a/', 'https://lists.example/lists/ukd/feed.atom'],
  ])('links to manifest and downloads %s', (_, base, at) => {
    const text = feed({ ...place, base });
    const resolved = (href = '') => new URL(href, at).href;
    const root = base ?? 'https://lists.example/';
    const [, december] = entriesOf(text);
    const folder = `${root}lists/ukd/2026-12/${'c'.repeat(64)}`;
    expect(links(december).map(({ rel, href, length }) => [rel, resolved(href), length])).toEqual([
      ['alternate', `${folder}/manifest.json`, undefined],
      ['enclosure', `${folder}/list.csv`, '5120'],
      ['enclosure', `${folder}/list.xlsx`, '9001'],
    ]);
    expect(links(parse(text)).map(({ href }) => resolved(href))).toEqual([`${root}lists/ukd/feed.atom`]);
  });

  it('escapes whatever stands in an attribute or a text', () => {
    const base = `https://x.example/?a=1&b='"<>`;
    expect(links(parse(feed({ federation: 'T&R<', base })))[0]?.href).toBe(`${base}lists/ukd/feed.atom`);
  });

  it('is the same bytes for the same calendar', () => {
    expect(feed()).toBe(textOf(feedBytes(structuredClone(calendar), 'ukd', place)));
  });

  it('is not there before the first list', () => {
    expect(feedBytes(calendar, 'uys', place)).toBeNull();
  });
});
