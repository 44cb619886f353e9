import { ArchiveDefect } from './errors.ts';

const segmentPattern = /^[A-Za-z0-9._-]{1,255}$/;

/** S3 takes 1024 bytes; this leaves room for a prefix, and for a directory's root. */
const longestKey = 512;

/** A name that may stand between two slashes of a key. */
export const isSegment = (name: string): boolean =>
  segmentPattern.test(name) && name !== '.' && name !== '..';

/** The segments of a folder, which is a key that ends with a slash; none of `''`, the whole archive. Throws `ArchiveDefect` as `segmentsOf` does. */
export function folderSegments(folder: string): readonly string[] {
  if (folder === '') return [];
  if (!folder.endsWith('/')) throw new ArchiveDefect(`not a folder: ${JSON.stringify(folder.slice(0, 80))}`);
  return segmentsOf(folder.slice(0, -1));
}

/** The segments of a key. Throws `ArchiveDefect` when it is out of shape: keys are made by code, not by people. */
export function segmentsOf(key: string): readonly string[] {
  const segments = key.split('/');
  if (key.length > longestKey || !segments.every(isSegment)) {
    throw new ArchiveDefect(`not an archive key: ${JSON.stringify(key.slice(0, 80))}`);
  }
  return segments;
}
