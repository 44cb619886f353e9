import { decodeText } from './decode.ts';
import { otherKind } from './sniff.ts';

/** Whether a file is a report of some kind, in good order or not: tells it from other texts in an archive. */
export const looksLikeReport = (bytes: Uint8Array): boolean =>
  otherKind(bytes) === null && /^001 |"kuvvet\.report\//m.test(decodeText(bytes).text);
