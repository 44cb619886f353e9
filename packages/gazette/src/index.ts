export { announce } from './announce.ts';
export type { Archive, Caption, Stored } from './archive.ts';
export { ByteWriter } from './byte-writer.ts';
export { type Damage, type DamageCode, damageTexts } from './damage.ts';
export { sha256 } from './digest.ts';
export { ArchiveDefect, ArchiveInterruption, GazetteError } from './errors.ts';
export { type Latest, latest, latestBytes, readLatest } from './latest.ts';
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
export { manifest, manifestBytes, type Provenance, readManifest } from './manifest.ts';
export { type ReleaseReading, readRelease } from './read-release.ts';
export { readState, readStateColumns } from './read-state.ts';
export {
  latestKey,
  manifestName,
  type Release,
  releaseKey,
  stagedManifestKey,
  stateKey,
} from './release-key.ts';
export { render } from './render.ts';
export { releaseSchema } from './schema.ts';
export { type Shelves, stageRelease } from './stage.ts';
export { stateBytes, stateChunks } from './state.ts';
