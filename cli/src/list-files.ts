import { type ListType, listTypes, type Period } from '@kuvvet/engine';
import { shown } from '@kuvvet/office';
import { WrongUse } from './command.ts';

/** A file of a list, and which it is; `type` is null for one of all types. */
export interface ListFileOf {
  readonly list: Period;
  readonly type: ListType | null;
  readonly path: string;
}

/** `2026-11=FILE`, `2026-11:ukd=FILE`, or a file called as the federation calls its own: `ukd_listesi_20261101.xlsx`. */
export function listFileIn(text: string): ListFileOf {
  const said = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2]))(?::(\w+))?=(.+)$/.exec(text);
  const called = /(?:^|[/\\])(ukd|uhs|uys)_listesi_((?:19|20)\d\d)(0[1-9]|1[0-2])\d\d\.\w+$/i.exec(text);
  const [list, type, path] = said
    ? [said[1], said[2], said[3]]
    : called
      ? [`${called[2]}-${called[3]}`, called[1], text]
      : [];
  const known = listTypes.find((each) => each === type?.toLowerCase());
  if (list === undefined || path === undefined || (type !== undefined && !known)) {
    throw new WrongUse({
      tr: `${shown(text)}: YYYY-AA=DOSYA veya YYYY-AA:tür=DOSYA bekleniyor; tür ukd, uhs veya uys.`,
      en: `${shown(text)}: expected YYYY-MM=FILE or YYYY-MM:type=FILE; the type is ukd, uhs or uys.`,
    });
  }
  return { list, type: known ?? null, path };
}
