import type { Catalogue } from '@kuvvet/report';

const officerDecides = {
  tr: 'Kararı kuvvet derecesi görevlisi verir; durumu ona bildirin.',
  en: 'The rating officer decides; tell the officer.',
};

/** The event, against the federation's rules and the books. */
export const eventFindings = {
  'event.min-rounds': {
    severity: 'error',
    source: 'U-05',
    tr: {
      what: 'Turnuva {found} tur; en az {expected} tur gerekir.',
      todo: 'Böyle bir turnuva kuvvet derecesi hesabına girmez.',
    },
    en: {
      what: 'The event has {found} rounds; at least {expected} are needed.',
      todo: 'Such an event is not rated.',
    },
  },
  'event.rounds-a-day': {
    severity: 'hold',
    source: 'U-06, Q-13',
    tr: {
      what: 'Bir günde {found} tur oynanmış; standart satrançta en çok {expected} olabilir.',
      todo: officerDecides.tr,
    },
    en: {
      what: '{found} rounds were played in a day; in standard chess {expected} are allowed.',
      todo: officerDecides.en,
    },
  },
  'event.not-open': {
    severity: 'notice',
    source: 'ARCHITECTURE 6',
    tr: {
      what: 'Turnuva {found} ayında bitiyor; o ay henüz açılmadı.',
      todo: 'Ay açılınca rapor kendiliğinden hesaplanır.',
    },
    en: {
      what: 'The event ends in {found}, a month that is not open yet.',
      todo: 'The report is rated by itself when it is.',
    },
  },
  'event.future': {
    severity: 'hold',
    source: 'Q-12',
    tr: {
      what: 'Turnuvanın bitiş tarihi ({found}) çok ileride.',
      todo: 'Tarihleri düzeltip bir sonraki revizyonu gönderin.',
    },
    en: {
      what: 'The last day of the event ({found}) is too far ahead.',
      todo: 'Correct the dates and send the next revision.',
    },
  },
  'event.late': {
    severity: 'hold',
    source: 'Q-19, R-01',
    tr: {
      what: '{found} günü biten turnuvanın raporu geç geldi; girebileceği son liste {expected} listesiydi.',
      todo: officerDecides.tr,
    },
    en: {
      what: 'The report of an event that ended on {found} is late; its last list was {expected}.',
      todo: officerDecides.en,
    },
  },
  'event.cut-off': {
    severity: 'hold',
    source: 'M-13',
    tr: {
      what: 'Rapor ayın son teslim zamanından sonra geldi: geliş {found}, son teslim {expected}.',
      todo: officerDecides.tr,
    },
    en: {
      what: 'The report arrived at {found}, after the cut-off of the month, {expected}.',
      todo: officerDecides.en,
    },
  },
  'event.next-list': {
    severity: 'notice',
    source: 'M-13',
    tr: {
      what: 'Rapor ayın son teslim zamanından sonra geldi: geliş {found}, son teslim {expected}.',
      todo: 'Rapor bir sonraki ayın hesabına kendiliğinden girer.',
    },
    en: {
      what: 'The report arrived at {found}, after the cut-off of the month, {expected}.',
      todo: 'It counts in the next month by itself.',
    },
  },
  'event.basis-unknown': {
    severity: 'hold',
    source: 'Q-12',
    tr: { what: 'Turnuvanın başladığı {found} ayının listesi kayıtlarda yok.', todo: officerDecides.tr },
    en: {
      what: 'The list of {found}, the month the event began in, is not known here.',
      todo: officerDecides.en,
    },
  },
  'time-control.too-fast': {
    severity: 'hold',
    source: 'Q-14',
    tr: { what: 'Düşünme süresi üç dakikadan kısa; hiçbir listeye girmez.', todo: officerDecides.tr },
    en: { what: 'Players had less than three minutes; that belongs to no list.', todo: officerDecides.en },
  },
  'time-control.contradicts': {
    severity: 'hold',
    source: 'U-08, ARCHITECTURE 3',
    tr: {
      what: 'Tür, gönderimde {found} olarak bildirilmiş; düşünme süresine göre {expected} olmalı.',
      todo: 'Türü veya süreyi düzeltip bir sonraki revizyonu gönderin.',
    },
    en: {
      what: 'The submission declares {found}; by its time control the event is {expected}.',
      todo: 'Correct one of them and send the next revision.',
    },
  },
  'tournament.published': {
    severity: 'notice',
    source: 'Q-20',
    tr: {
      what: 'Bu turnuva {found} listesinde yayımlandı; yayımlanmış liste değişmez.',
      todo: 'Aradaki fark bir sonraki listeye düzeltme olarak yazılır.',
    },
    en: {
      what: 'This tournament was published with the list of {found}; a published list never changes.',
      todo: 'The difference is entered into the next list as a correction.',
    },
  },
  'correction.unsupported': {
    severity: 'warning',
    source: 'Q-20, U-24',
    tr: {
      what: '{found} numaralı oyuncunun yayımlanmış ilk derecesi düzeltmeden sonra hiçbir sonuca dayanmıyor.',
      todo: 'Yayımlanmış derece kalır. Gerekirse kuvvet derecesi görevlisi elle düzeltir.',
    },
    en: {
      what: 'After the correction no result supports the published first rating of player {found}.',
      todo: 'A published rating stays. If it should not, the rating officer amends it by hand.',
    },
  },
  'tournament.unopened': {
    severity: 'error',
    source: 'formats 7',
    tr: {
      what: 'Dosya açılamadı ({found}).',
      todo: 'Dosyanın okunabilir bir rapor dosyası olduğunu denetleyin.',
    },
    en: {
      what: 'The file could not be opened ({found}).',
      todo: 'Check that it is a report file you may read.',
    },
  },
  'tournament.duplicate': {
    severity: 'hold',
    source: 'M-18',
    tr: {
      what: 'Aynı günler, oyuncular ve sonuçlarla {found} kodlu turnuva zaten değerlendirildi.',
      todo: 'Aynı turnuvaysa bir şey yapmanız gerekmez; değilse kuvvet derecesi görevlisine bildirin.',
    },
    en: {
      what: 'The tournament {found} with the same days, players and results is rated already.',
      todo: 'If it is the same event nothing needs to be done; if not, tell the rating officer.',
    },
  },
  'report.refused': {
    severity: 'error',
    source: 'M-17',
    tr: {
      what: 'Kuvvet derecesi görevlisi raporu geri çevirdi: {found}.',
      todo: 'Nedeni gidermek mümkünse düzeltilmiş raporu bir sonraki revizyon olarak gönderin; itirazınızı görevliye bildirin.',
    },
    en: {
      what: 'The rating officer refused the report: {found}.',
      todo: 'If that can be put right, send a corrected report as the next revision; appeal to the officer.',
    },
  },
  'event.abroad': {
    severity: 'hold',
    source: 'U-03, Q-22',
    tr: { what: 'Rapora göre turnuva {found} federasyonunda oynanmış.', todo: officerDecides.tr },
    en: { what: 'By its report the event was played under the federation {found}.', todo: officerDecides.en },
  },
  'tournament.repeated': {
    severity: 'error',
    source: 'M-18',
    tr: {
      what: 'Başka bir dosya da {found} kodlu turnuvaya ait.',
      todo: 'Dosyalardan birini kaldırın veya adını değiştirin.',
    },
    en: {
      what: 'Another file is for the tournament {found} too.',
      todo: 'Remove one of the files or rename it.',
    },
  },
} as const satisfies Catalogue;
