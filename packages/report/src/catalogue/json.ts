import type { Catalogue } from './entry.ts';

const followSchema = {
  tr: 'Raporu, yayımlanmış JSON şemasına (kuvvet.report/1) göre düzeltin.',
  en: 'Correct the report by the published JSON schema (kuvvet.report/1).',
};

/** Kuvvet's own JSON report. */
export const jsonFindings = {
  'json.unreadable': {
    severity: 'error',
    source: 'formats 7',
    tr: { what: 'Dosya geçerli bir JSON değil.', todo: followSchema.tr },
    en: { what: 'The file is not valid JSON.', todo: followSchema.en },
  },
  'json.repeated': {
    severity: 'error',
    source: 'formats 4',
    tr: { what: 'Aynı alan bir nesnede birden çok kez geçiyor.', todo: followSchema.tr },
    en: { what: 'The same key occurs more than once in an object.', todo: followSchema.en },
  },
  'json.unknown-key': {
    severity: 'error',
    source: 'formats 5.9',
    tr: { what: 'Şemada böyle bir alan yok.', todo: followSchema.tr },
    en: { what: 'The schema has no such field.', todo: followSchema.en },
  },
  'json.invalid': {
    severity: 'error',
    source: 'formats 7',
    tr: { what: 'Değer uygun değil; beklenen: {expected}.', todo: followSchema.tr },
    en: { what: 'The value does not fit; expected: {expected}.', todo: followSchema.en },
  },
} as const satisfies Catalogue;
