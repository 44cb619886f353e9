import type { Catalogue } from '@kuvvet/report';

/** A rating list of FIDE's. Nothing of its lines is repeated. */
export const fideListFindings = {
  'fide-list.unreadable': {
    severity: 'error',
    source: 'ecosystem 3.5',
    tr: {
      what: 'Dosya bir FIDE listesi olarak okunamıyor.',
      todo: 'FIDE sitesinden inen TXT veya XML dosyasını, ZIP içinde ya da dışında, değiştirmeden verin.',
    },
    en: {
      what: 'The file cannot be read as a list of FIDE’s.',
      todo: 'Give the TXT or XML file as it is downloaded from FIDE, in its ZIP or out of it.',
    },
  },
  'fide-list.kind': {
    severity: 'error',
    source: 'ecosystem 3.5',
    tr: {
      what: 'Listenin standart, hızlı yoksa yıldırım listesi mi olduğu anlaşılmıyor.',
      todo: 'Türü --type standard, rapid veya blitz ile yazın.',
    },
    en: {
      what: 'It cannot be told whether this is the standard, rapid or blitz list.',
      todo: 'Say which with --type standard, rapid or blitz.',
    },
  },
  'fide-list.line': {
    severity: 'hold',
    source: 'ecosystem 1.2',
    tr: {
      what: '{found} numaralı oyuncunun listedeki satırında puanlar okunamıyor.',
      todo: 'Puanı alınmadı; XML listesini deneyin.',
    },
    en: {
      what: 'The ratings on the line of player {found} cannot be read.',
      todo: 'They were not taken; try the XML list.',
    },
  },
  'fide-list.other-person': {
    severity: 'hold',
    source: 'M-04',
    tr: {
      what: '{found} numaralı oyuncunun FIDE numarası, listede adı hiç benzemeyen birinin.',
      todo: 'Puanı alınmadı; kütükteki FIDE numarasını düzeltin.',
    },
    en: {
      what: 'The FIDE number of player {found} is on the list that of somebody of another name.',
      todo: 'The ratings were not taken; correct the FIDE number in the register.',
    },
  },
} as const satisfies Catalogue;
