import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openHttpReader, type Reader } from '@kuvvet/gazette';
import { openDirectoryArchive } from '@kuvvet/gazette/directory';
import { shown } from '@kuvvet/office';
import { WrongUse } from './command.ts';

/** Public lists at an address, or in a directory that has them under `lists/`. */
export function openLists(place: string): Reader {
  if (/^https?:\/\//.test(place)) return openHttpReader(place);
  if (statSync(join(place, 'lists'), { throwIfNoEntry: false })?.isDirectory())
    return openDirectoryArchive(place);
  throw new WrongUse({
    tr: `${shown(place)}: altında lists klasörü yok.`,
    en: `${shown(place)}: no directory with lists in it.`,
  });
}
