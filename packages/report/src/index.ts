export { archiveFindings } from './catalogue/archive.ts';
export type { Catalogue, CatalogueEntry, Wording } from './catalogue/entry.ts';
export { findingCatalogue, type ReaderCode } from './catalogue.ts';
export type { Declaration } from './declaration.ts';
export { type DecodedText, decodeText, type Encoding } from './decode.ts';
export { isFederation } from './federations.ts';
export type * from './finding.ts';
export { foldName } from './fold-name.ts';
export { hideContacts } from './hide-contacts.ts';
export { hidePersonal } from './hide-personal.ts';
export {
  holdsLicenceNumber,
  type Identify,
  type Identity,
  licenceTokens,
  type ShortNumber,
} from './identity.ts';
export { invisibleIn } from './invisible.ts';
export { type JsonReport, reportSchema } from './json/schema.ts';
export { judgeZip, refuseZip, type ZipEntry } from './judge-zip.ts';
export { licenceKeyIn, licenceKeyText } from './licence-key.ts';
export { limits } from './limits.ts';
export { looksLikeReport } from './looks-like-report.ts';
export { type Language, message } from './message.ts';
export { nameKey, nameWords } from './name-key.ts';
export { publicCodes } from './public-codes.ts';
export { publicFindings, publicMessage } from './public-findings.ts';
export { type Dialect, type Reading, type ReportSource, readReport } from './read-report.ts';
export type * from './report.ts';
export { reportInZip, type Unpacked, type ZippedFile } from './report-in-zip.ts';
export { type OtherKind, otherKind } from './sniff.ts';
export { type WrittenRatings, writtenRatings } from './trf/written-ratings.ts';
