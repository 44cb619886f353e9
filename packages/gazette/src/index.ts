export { announce } from './announce.ts';
export type { Archive, Caption, Stored } from './archive.ts';
export { auditSpooled, type EnterEvent, type EnterLine } from './audit-spool.ts';
export { ByteWriter } from './byte-writer.ts';
export {
  type Calendar,
  type CalendarList,
  type CalendarRevision,
  calendarBytes,
  mainDownloads,
  readCalendar,
} from './calendar.ts';
export { type Damage, type DamageCode, damageTexts } from './damage.ts';
export { type DiffPlace, diffCsv, diffLists, type ListChange } from './diff-lists.ts';
export { sha256 } from './digest.ts';
export { type AnnouncedList, type AnnouncedRevision, drawCalendar, hoursToAppear } from './draw-calendar.ts';
export { ArchiveDefect, ArchiveInterruption, GazetteError } from './errors.ts';
export type { EventFinding, EventRow } from './event-row.ts';
export type {
  Account,
  AmendmentRow,
  AuditGame,
  AuditLine,
  KeptPerformance,
  KeptRow,
  Lines,
  Publication,
} from './evidence.ts';
export { entriesIn, type FeedPlace, feedBytes } from './feed.ts';
export { cacheControl, compressedTypes, exposedHeaders, mediaTypeOf } from './headers.ts';
export { covers, keyRingBytes, keyRingKey, type ListKey, readKeyRing } from './key-ring.ts';
export { isReached, type Latest, latest, latestBytes, readLatest } from './latest.ts';
export type {
  ChangeRow,
  CombinedRow,
  ListFile,
  ListRow,
  Manifest,
  Person,
  RatingList,
  Reason,
  Rendering,
  Rows,
} from './list.ts';
export { newListKey, signWith } from './list-key.ts';
export { manifest, manifestBytes, type Provenance, readManifest } from './manifest.ts';
export { endOf } from './month-end.ts';
export { movePointer } from './move-pointer.ts';
export { isPlainPageLater, plainPageBytes, plainPageKey } from './plain-page.ts';
export { type ReleaseReading, readRelease } from './read-release.ts';
export { readState, readStateColumns } from './read-state.ts';
export {
  calendarKey,
  feedKey,
  inForceFrom,
  isListType,
  isPeriod,
  latestKey,
  lifetimeOf,
  manifestName,
  type Release,
  releaseKey,
  releaseOf,
  signatureName,
  stagedManifestKey,
  stateKey,
} from './release-key.ts';
export { render } from './render.ts';
export { type ListReport, reportOf } from './report.ts';
export { releaseSchema } from './schema.ts';
export { scratchOver } from './scratch.ts';
export {
  isSignedBy,
  keyId,
  readSignature,
  type Sign,
  type Signature,
  type Signed,
  signatureBytes,
} from './signature.ts';
export { spooled } from './spool.ts';
export { type Shelves, stageRelease } from './stage.ts';
export { stateBytes, stateChunks } from './state.ts';
export { type Flaw, type FlawCode, flawWords } from './verify/flaw.ts';
export { openHttpReader } from './verify/http-reader.ts';
export { standingList } from './verify/pointers.ts';
export type { Reader } from './verify/reader.ts';
export { type Verdict, type VerifiedList, type VerifyOptions, verifyLists } from './verify/verify-lists.ts';
export { instantAt, wallClock } from './wall-clock.ts';
