import type { Sent } from '../../functions/intake.ts';
import { json } from '../event.ts';
import type { Planted } from './planted.ts';

type Path = readonly (string | number)[];

/** The paths to every value of a document, lists by their first element. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value)) return pathsIn(value[0], [...path, 0]);
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

type Holder = Record<string | number, unknown>;

/** A copy of a document, changed in what holds the value at the end of a path. */
function changed(
  document: object,
  path: Path,
  change: (holder: Holder, key: string | number) => void,
): object {
  const copy = structuredClone(document) as Holder;
  const holder = path.slice(0, -1).reduce((outer, step) => outer[step] as Holder, copy);
  change(holder, path.at(-1) ?? '');
  return copy;
}

const bodyOf = (document: object): Sent => ({
  body: Buffer.from(JSON.stringify(document)),
  headers: { 'content-type': 'application/json' },
});

/** Every value and every key of a report, and of a withdrawal. */
export const jsonFields = (text: string): readonly Planted[] => {
  const paths = pathsIn(json);
  const holders = new Map(paths.map((path) => [path.slice(0, -1).join('/'), path]));
  return [
    ...paths.map((path) => ({
      field: `JSON /${path.join('/')}`,
      sent: bodyOf(
        changed(json, path, (holder, key) => {
          holder[key] = text;
        }),
      ),
    })),
    ...[...holders.values()].map((path) => ({
      field: `JSON key beside /${path.join('/')}`,
      sent: bodyOf(
        changed(json, path, (holder) => {
          if (!Array.isArray(holder)) holder[text] = text;
        }),
      ),
    })),
    { field: 'JSON, cut', sent: { body: Buffer.from(`{"name": "${text}", "city": `) } },
    { field: 'JSON, a text', sent: { body: Buffer.from(`{${JSON.stringify(text)}}`) } },
    ...['format', 'tournament', 'revision', text].map((key) => ({
      field: `withdrawal ${key}`,
      sent: bodyOf({ format: 'kuvvet.withdrawal/1', tournament: 'E01', revision: 1, [key]: text }),
    })),
  ];
};
