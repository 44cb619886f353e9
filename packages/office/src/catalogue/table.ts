import type { Catalogue } from '@kuvvet/report';

/** A table file of an officer that cannot be read. Nothing of the file itself is repeated. */
export const tableFindings = {
  'table.csv': {
    severity: 'error',
    source: 'ecosystem 3.4',
    tr: {
      what: 'Dosya bu satırdan sonra CSV olarak okunamıyor.',
      todo: 'Tırnakları denetleyin; dosyayı virgül veya noktalı virgülle ayrılmış CSV olarak kaydedin.',
    },
    en: {
      what: 'From this line on the file cannot be read as CSV.',
      todo: 'Check the quotes; save the file as CSV with commas or semicolons.',
    },
  },
  'table.xlsx': {
    severity: 'error',
    source: 'ecosystem 3.4',
    tr: {
      what: 'Dosya bir XLSX çalışma kitabı olarak okunamıyor.',
      todo: 'Excel ile açıp yeniden .xlsx olarak kaydedin; ZIP içindeki dosyayı önce çıkarın.',
    },
    en: {
      what: 'The file cannot be read as an XLSX workbook.',
      todo: 'Open it in Excel and save it as .xlsx again; take a file in a ZIP out first.',
    },
  },
  'table.kind': {
    severity: 'error',
    source: 'ecosystem 3.4',
    tr: {
      what: 'Bu tür bir dosya okunmuyor (eski .xls veya PDF).',
      todo: 'Dosyayı .xlsx veya CSV olarak kaydedin.',
    },
    en: {
      what: 'A file of this kind is not read (an old .xls, or a PDF).',
      todo: 'Save it as .xlsx or CSV.',
    },
  },
  'table.empty': {
    severity: 'error',
    source: 'ecosystem 3.4',
    tr: { what: 'Dosya boş.', todo: 'Başlık satırı olan bir tablo verin.' },
    en: { what: 'The file is empty.', todo: 'Give a table with a heading line.' },
  },
} as const satisfies Catalogue;
