import type { Catalogue } from './entry.ts';

const packAgain = {
  tr: 'Yalnız turnuva raporunu (varsa lisans listesiyle) parolasız bir ZIP içinde veya sıkıştırmadan gönderin.',
  en: 'Pack the tournament report alone (with its licence list, if any) as a ZIP without password, or send it unpacked.',
};

/** A ZIP in which a report arrives. Names of the files in it are not repeated. */
export const archiveFindings = {
  'archive.unreadable': {
    severity: 'error',
    source: 'formats 8',
    tr: {
      what: 'ZIP dosyası bozuk, yarım kalmış veya alışılmadık biçimde sıkıştırılmış.',
      todo: packAgain.tr,
    },
    en: { what: 'The ZIP is damaged, cut off or compressed in an unusual way.', todo: packAgain.en },
  },
  'archive.encrypted': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP dosyası parolalı.', todo: packAgain.tr },
    en: { what: 'The ZIP has a password.', todo: packAgain.en },
  },
  'archive.nested': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP içinde başka bir arşiv var.', todo: packAgain.tr },
    en: { what: 'There is another archive in the ZIP.', todo: packAgain.en },
  },
  'archive.entries': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP içinde {found} dosya var; en çok {expected} olabilir.', todo: packAgain.tr },
    en: { what: 'The ZIP holds {found} files; {expected} are allowed.', todo: packAgain.en },
  },
  'archive.size': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP açılınca {found} bayt oluyor; en çok {expected} bayt olabilir.', todo: packAgain.tr },
    en: { what: 'Unpacked the ZIP has {found} bytes; the limit is {expected}.', todo: packAgain.en },
  },
  'archive.ratio': {
    severity: 'error',
    source: 'formats 8',
    tr: {
      what: 'ZIP içindeki bir dosya {expected} kattan fazla sıkıştırılmış; hiçbir rapor bu kadar küçülmez.',
      todo: packAgain.tr,
    },
    en: {
      what: 'A file in the ZIP is compressed more than {expected} times, as no report is.',
      todo: packAgain.en,
    },
  },
  'archive.path': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP içindeki bir dosyanın adı klasörün dışını gösteriyor.', todo: packAgain.tr },
    en: { what: 'The name of a file in the ZIP leads out of its folder.', todo: packAgain.en },
  },
  'archive.repeated': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP içinde aynı adlı iki dosya var.', todo: packAgain.tr },
    en: { what: 'Two files in the ZIP have the same name.', todo: packAgain.en },
  },
  'archive.no-report': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP içinde turnuva raporu (.trf, .txt, .json) yok.', todo: packAgain.tr },
    en: { what: 'There is no tournament report (.trf, .txt, .json) in the ZIP.', todo: packAgain.en },
  },
  'archive.reports': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'ZIP içinde {found} rapor var.', todo: 'Her turnuvanın raporunu ayrı gönderin.' },
    en: { what: 'The ZIP holds {found} reports.', todo: 'Send the report of each tournament by itself.' },
  },
  'archive.licences': {
    severity: 'error',
    source: 'formats 8',
    tr: { what: 'Raporun yanında birden çok lisans listesi var.', todo: 'Yalnız doğru olanı gönderin.' },
    en: { what: 'There is more than one licence list beside the report.', todo: 'Send the right one alone.' },
  },
} as const satisfies Catalogue;
