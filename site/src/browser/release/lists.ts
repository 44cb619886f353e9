import type { ListType, Period } from '@kuvvet/engine';
import { fetchJson } from './fetch.ts';
import { openPack, type Pack } from './pack.ts';

/** A revision of a list in `lists/calendar.json`. */
interface Revision {
  readonly revision: number;
  readonly since: string;
  readonly manifest: string;
}

/** The list of one type and month. */
export interface PublishedList {
  readonly period: Period;
  readonly inForceFrom: string;
  readonly inForceUntil: string | null;
  readonly stands: number;
  readonly revisions: readonly Revision[];
}

/** What the site needs of `lists/calendar.json`. */
export interface Calendar {
  readonly open: { readonly period: Period; readonly nextList: { readonly period: Period } };
  readonly lists: Readonly<Record<ListType, readonly PublishedList[]>>;
}

/** Every list there is; null before the first one. */
export const fetchCalendar = (): Promise<Calendar | null> => fetchJson('/lists/calendar.json');

/** Where the files of the list that counts lie. */
export function folderOf({ stands, revisions }: PublishedList): string {
  const standing = revisions.find(({ revision }) => revision === stands) ?? revisions.at(-1);
  return `/${(standing?.manifest ?? '').replace(/manifest\.json$/, '')}`;
}

const packs = new Map<string, Promise<Pack>>();

/** The pack of a list, opened once. */
export function packOf(list: PublishedList): Promise<Pack> {
  const folder = folderOf(list);
  const pack = packs.get(folder) ?? openPack(folder);
  packs.set(folder, pack);
  return pack;
}

/** `manifest.json`, as far as a page shows it. */
export interface Manifest {
  readonly revision: number;
  readonly reason: string | null;
  readonly ruleSet: { readonly name: string; readonly version: string };
  readonly engine: string;
  readonly files: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly bytes: number;
    readonly rows: number;
    readonly sha256: string;
  }[];
}

export const fetchManifest = (list: PublishedList): Promise<Manifest | null> =>
  fetchJson(`${folderOf(list)}manifest.json`);
