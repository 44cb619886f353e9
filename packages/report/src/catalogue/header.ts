import type { Catalogue } from './entry.ts';

const writeDate = {
  tr: 'Tarihi YYYY/AA/GG biçiminde yazıp raporu yeniden gönderin.',
  en: 'Write the date as YYYY/MM/DD and send the report again.',
};

const checkDate = {
  tr: 'Tarihlerin doğru olduğunu kontrol edin.',
  en: 'Check that the dates are right.',
};

const writeTime = {
  tr: 'Süreyi 222 kaydına saniye olarak yazın (90 dakika + 30 saniye: 5400+30) veya kuvvet derecesi görevlisine bildirin.',
  en: 'Write the time control in seconds in record 222 (90 minutes + 30 seconds: 5400+30) or tell the rating officer.',
};

const finish = {
  tr: 'Bütün turlar bitince raporu yeniden dışa aktarıp gönderin.',
  en: 'Export and send the report again when all rounds are finished.',
};

/** Name, place, dates, time control, rounds. */
export const headerFindings = {
  'header.name-missing': {
    severity: 'warning',
    source: 'formats 1, 3 #10',
    tr: {
      what: 'Turnuva adı (012) yok.',
      todo: 'Ad, turnuva kaydından alınır; yine de rapora yazmanız iyi olur.',
    },
    en: {
      what: 'The tournament name (012) is missing.',
      todo: 'The registration gives it; better write it too.',
    },
  },
  'header.city-missing': {
    severity: 'notice',
    source: 'formats 3 #10',
    tr: {
      what: 'Şehir (022) yok ya da yerine bir internet adresi yazılmış.',
      todo: 'Şehir, turnuva kaydından alınır.',
    },
    en: {
      what: 'The city (022) is missing, or a link stands in its place.',
      todo: 'The registration gives it.',
    },
  },
  'federation.unknown': {
    severity: 'warning',
    source: 'formats 3 #10',
    tr: { what: 'Federasyon, bilinen bir FIDE kodu değil.', todo: 'Üç harfli kodu yazın (Türkiye: TUR).' },
    en: {
      what: 'The federation is not a known FIDE code.',
      todo: 'Write the three-letter code (Turkey: TUR).',
    },
  },
  'date.missing': {
    severity: 'error',
    source: 'formats 2',
    tr: { what: 'Turnuvanın tarihi ({expected}) yok.', todo: writeDate.tr },
    en: { what: 'The date ({expected}) of the tournament is missing.', todo: writeDate.en },
  },
  'date.unreadable': {
    severity: 'error',
    source: 'formats 3 #1',
    tr: { what: 'Tarih ({expected}) okunamıyor.', todo: writeDate.tr },
    en: { what: 'The date ({expected}) cannot be read.', todo: writeDate.en },
  },
  'date.ambiguous': {
    severity: 'error',
    source: 'formats 3 #1',
    tr: { what: 'Tarihler birden çok biçimde okunabiliyor ({found}).', todo: writeDate.tr },
    en: { what: 'The dates can be read in more than one way ({found}).', todo: writeDate.en },
  },
  'date.reversed': {
    severity: 'error',
    source: 'formats 3 #1',
    tr: { what: 'Bitiş tarihi başlangıç tarihinden önce.', todo: writeDate.tr },
    en: { what: 'The end date lies before the start date.', todo: writeDate.en },
  },
  'date.order': {
    severity: 'notice',
    source: 'formats 3 #1',
    tr: { what: 'Tarihler {found} sırasıyla okundu: {expected}.', todo: checkDate.tr },
    en: { what: 'The dates were read in the order {found}: {expected}.', todo: checkDate.en },
  },
  'date.year': {
    severity: 'warning',
    source: 'formats 3 #1',
    tr: {
      what: 'Tur tarihlerinin yılı turnuvanınkiyle uyuşmuyor; turnuvanın yılı ({expected}) kullanıldı.',
      todo: checkDate.tr,
    },
    en: {
      what: 'The round dates carry another year than the tournament; {expected} was used.',
      todo: checkDate.en,
    },
  },
  'date.outside': {
    severity: 'hold',
    source: 'formats 3 #1',
    tr: { what: '{round}. turun tarihi turnuva tarihlerinin dışında ({found}).', todo: checkDate.tr },
    en: { what: 'The date of round {round} lies outside the tournament ({found}).', todo: checkDate.en },
  },
  'date.span': {
    severity: 'hold',
    source: 'formats 3 #1',
    tr: { what: 'Turnuva, tarihlerine göre {found} gün sürüyor.', todo: checkDate.tr },
    en: { what: 'By its dates the tournament lasts {found} days.', todo: checkDate.en },
  },
  'round-date.unreadable': {
    severity: 'warning',
    source: 'formats 3 #1',
    tr: {
      what: 'Tur tarihleri (132) okunamadı ya da tur sayısından fazla.',
      todo: 'Tarihleri YY/AA/GG biçiminde yazın.',
    },
    en: {
      what: 'Round dates (132) could not be read or outnumber the rounds.',
      todo: 'Write them as YY/MM/DD.',
    },
  },
  'time-control.missing': {
    severity: 'hold',
    source: 'formats 2',
    tr: {
      what: 'Düşünme süresi (222 veya 122) yok; turnuvanın hangi listeye gireceği belirlenemiyor.',
      todo: writeTime.tr,
    },
    en: { what: 'There is no time control (222 or 122); the list type cannot be told.', todo: writeTime.en },
  },
  'time-control.unreadable': {
    severity: 'hold',
    source: 'formats 2',
    tr: { what: 'Düşünme süresi okunamıyor.', todo: writeTime.tr },
    en: { what: 'The time control cannot be read.', todo: writeTime.en },
  },
  'time-control.conflict': {
    severity: 'hold',
    source: 'formats 2',
    tr: {
      what: 'Düşünme süresi 222 kaydında {found}, 122 kaydında {expected}.',
      todo: 'İki kayda da aynı süreyi yazın veya kuvvet derecesi görevlisine bildirin.',
    },
    en: {
      what: 'The time control is {found} in record 222, {expected} in record 122.',
      todo: 'Make both records agree or tell the rating officer.',
    },
  },
  'time-control.unequal': {
    severity: 'hold',
    source: 'formats 2',
    tr: {
      what: 'Beyaz ile siyahın süreleri farklı; böyle oyunlar kuvvet derecesi hesabına girmez.',
      todo: 'Turnuvanın türünü kuvvet derecesi görevlisine bildirin.',
    },
    en: {
      what: 'White and Black have unequal times; such games are not rated.',
      todo: 'Tell the rating officer the kind of event.',
    },
  },
  'time-control.mixed': {
    severity: 'hold',
    source: 'formats 2',
    tr: { what: 'Hamle başına eklenen süre bölümden bölüme değişiyor.', todo: writeTime.tr },
    en: { what: 'The increment differs from stage to stage.', todo: writeTime.en },
  },
  'time-control.suspect': {
    severity: 'hold',
    source: 'formats 2',
    tr: {
      what: 'Düşünme süresi saniye olarak çok kısa; saniye yerine dakika yazılmış olabilir.',
      todo: writeTime.tr,
    },
    en: {
      what: 'The time control is too short for seconds; perhaps minutes were written.',
      todo: writeTime.en,
    },
  },
  'type.conflict': {
    severity: 'hold',
    source: 'ARCHITECTURE 3',
    tr: {
      what: 'Tür, gönderimde {expected}, raporda {found} olarak bildirilmiş.',
      todo: 'Hangisinin doğru olduğunu kuvvet derecesi görevlisine bildirin.',
    },
    en: {
      what: 'The submission declares type {expected}, the report {found}.',
      todo: 'Tell the rating officer which is right.',
    },
  },
  'round.beyond': {
    severity: 'error',
    source: 'formats 3 #15',
    tr: {
      what: '{startNo} numaralı satırda {round}. tur var; turnuva {expected} tur olarak bildirilmiş.',
      todo: 'Tur sayısını (142, XXR) veya satırları düzeltip yeniden gönderin.',
    },
    en: {
      what: 'Row {startNo} holds round {round}; the tournament is declared with {expected} rounds.',
      todo: 'Correct the number of rounds (142, XXR) or the rows and send again.',
    },
  },
  'round.unfinished': {
    severity: 'error',
    source: 'formats 3 #15',
    tr: { what: 'Raporda {expected} turun yalnız {found} tanesi var; turnuva bitmemiş.', todo: finish.tr },
    en: {
      what: 'Only {found} of {expected} rounds are in the report; the tournament is not finished.',
      todo: finish.en,
    },
  },
  'round.empty': {
    severity: 'hold',
    source: 'formats 3 #27',
    tr: {
      what: '{round}. turda hiçbir eşleştirme yok.',
      todo: 'Tur oynandıysa sonuçlarını girip raporu yeniden gönderin.',
    },
    en: {
      what: 'Round {round} holds no pairing at all.',
      todo: 'If it was played, enter its results and send the report again.',
    },
  },
  'round.conflict': {
    severity: 'hold',
    source: 'formats 2',
    tr: {
      what: 'Tur sayısı 142 kaydında {found}, XXR kaydında {expected}.',
      todo: 'İki kayda da doğru sayıyı yazıp yeniden gönderin.',
    },
    en: {
      what: 'The number of rounds is {found} in record 142, {expected} in record XXR.',
      todo: 'Make both agree and send again.',
    },
  },
  'round.unreadable': {
    severity: 'warning',
    source: 'formats 2',
    tr: { what: 'Tur sayısı ({expected}) okunamadı.', todo: 'Kayda yalnız tur sayısını yazın.' },
    en: {
      what: 'The number of rounds ({expected}) could not be read.',
      todo: 'Write only the number in that record.',
    },
  },
  'count.mismatch': {
    severity: 'error',
    source: 'formats 3 #27',
    tr: {
      what: 'Bildirilen {expected}, raporda bulunan {found}; rapor eksik olabilir.',
      todo: 'Raporu eksiksiz ve doğru sayılarla yeniden gönderin.',
    },
    en: {
      what: 'Declared is {expected}, the report has {found}; it may be incomplete.',
      todo: 'Send the whole report again, with the right counts.',
    },
  },
  'report.not-final': {
    severity: 'error',
    source: 'formats 3 #25',
    tr: {
      what: 'Rapor, kesin olmadığı belirtilerek gönderilmiş (final=false); kesinleşmeden hesaba girmez.',
      todo: finish.tr,
    },
    en: {
      what: 'The report was sent as not final (final=false); it is rated only when it is.',
      todo: finish.en,
    },
  },
  'count.players': {
    severity: 'warning',
    source: 'formats 1',
    tr: {
      what: '062 kaydına göre {expected} oyuncu var, raporda ise {found} satır.',
      todo: 'Dosyanın eksiksiz olduğunu kontrol edin.',
    },
    en: {
      what: 'Record 062 says {expected} players, the report has {found} rows.',
      todo: 'Check that the file is complete.',
    },
  },
} as const satisfies Catalogue;
