import type { Catalogue } from './entry.ts';

const followSchema = {
  tr: 'Raporu yayımlanan JSON şemasına (kuvvet.report/1) göre düzeltin.',
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
  'json.unknown-key': {
    severity: 'error',
    source: 'formats 5.9',
    tr: { what: 'Bilinmeyen bir alan var.', todo: followSchema.tr },
    en: { what: 'There is an unknown field.', todo: followSchema.en },
  },
  'json.invalid': {
    severity: 'error',
    source: 'formats 7',
    tr: { what: 'Alanın değeri uygun değil; beklenen: {expected}.', todo: followSchema.tr },
    en: { what: 'The value of the field does not fit; expected: {expected}.', todo: followSchema.en },
  },
} as const satisfies Catalogue;
