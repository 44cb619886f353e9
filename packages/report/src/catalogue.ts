import { fileFindings } from './catalogue/file.ts';
import { headerFindings } from './catalogue/header.ts';
import { identityFindings } from './catalogue/identity.ts';
import { jsonFindings } from './catalogue/json.ts';
import { rowFindings } from './catalogue/row.ts';
import { textFindings } from './catalogue/text.ts';

/** Every finding the reader can make, by code: usual severity, source, texts. */
export const findingCatalogue = {
  ...fileFindings,
  ...textFindings,
  ...headerFindings,
  ...rowFindings,
  ...identityFindings,
  ...jsonFindings,
} as const;

/** The codes of this reader. Other parts of Kuvvet have catalogues of their own. */
export type ReaderCode = keyof typeof findingCatalogue;
