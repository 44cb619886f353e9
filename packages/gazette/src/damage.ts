/** What can be wrong with a published release. */
export type DamageCode =
  | 'release.key'
  | 'manifest.absent'
  | 'manifest.digest'
  | 'manifest.malformed'
  | 'manifest.misplaced'
  | 'file.absent'
  | 'file.length'
  | 'file.digest';

/** One thing found wrong; `key` is where. */
export interface Damage {
  readonly code: DamageCode;
  readonly key: string;
  readonly found?: string;
  readonly expected?: string;
}

/** For the people who check a list. */
export const damageTexts: Readonly<Record<DamageCode, { readonly tr: string; readonly en: string }>> = {
  'release.key': {
    tr: 'Bu adres bir liste bildirimi (manifest) adresi değil.',
    en: 'This is not the key of a list manifest.',
  },
  'manifest.absent': {
    tr: 'Liste bildirimi (manifest) bulunamadı.',
    en: 'The manifest is missing.',
  },
  'manifest.digest': {
    tr: 'Liste bildirimi değiştirilmiş: özeti adresindekiyle aynı değil.',
    en: 'The manifest was altered: its digest is not the one in its key.',
  },
  'manifest.malformed': {
    tr: 'Liste bildirimi okunamadı: biçimi tanınmıyor.',
    en: 'The manifest cannot be read: unknown format.',
  },
  'manifest.misplaced': {
    tr: 'Liste bildirimi başka bir türün ya da dönemin adresinde duruyor.',
    en: 'The manifest lies under another type or period than its own.',
  },
  'file.absent': {
    tr: 'Bildirimde adı geçen dosya bulunamadı.',
    en: 'A file named by the manifest is missing.',
  },
  'file.length': {
    tr: 'Dosyanın uzunluğu bildirimdekiyle aynı değil.',
    en: 'The file is not as long as the manifest says.',
  },
  'file.digest': {
    tr: 'Dosya değiştirilmiş: özeti bildirimdekiyle aynı değil.',
    en: 'The file was altered: its digest is not the one in the manifest.',
  },
};
