import type { Catalogue } from './entry.ts';

const exportTrf = {
  tr: 'Eşleştirme programından FIDE turnuva raporunu (TRF) dışa aktarıp o dosyayı gönderin.',
  en: 'Export the FIDE tournament report (TRF) from the pairing program and send that file.',
};

const exportFromSwissManager = {
  tr: 'Dosyayı Swiss-Manager ile açıp FIDE raporunu (TRF) dışa aktarın ve o dosyayı gönderin.',
  en: 'Open the file in Swiss-Manager, export the FIDE report (TRF) and send that file.',
};

const unpack = {
  tr: 'Arşivi açıp yalnız içindeki turnuva raporunu (TRF) gönderin.',
  en: 'Unpack the archive and send the tournament report (TRF) in it by itself.',
};

const split = {
  tr: 'Tek bir turnuvanın raporunu gönderin.',
  en: 'Send the report of one single tournament.',
};

/** The file as a whole: kind, size, layout. */
export const fileFindings = {
  'file.empty': {
    severity: 'error',
    source: 'formats 5',
    tr: { what: 'Dosya boş.', todo: exportTrf.tr },
    en: { what: 'The file is empty.', todo: exportTrf.en },
  },
  'file.too-large': {
    severity: 'error',
    source: 'formats 5.5',
    tr: { what: 'Dosya {found} bayt; en çok {expected} bayt olabilir.', todo: split.tr },
    en: { what: 'The file has {found} bytes; the limit is {expected}.', todo: split.en },
  },
  'file.swiss-manager': {
    severity: 'error',
    source: 'formats 5.1, 7',
    tr: {
      what: 'Bu bir Swiss-Manager turnuva dosyası (TUNX, TURX, TUTX veya TUMX).',
      todo: exportFromSwissManager.tr,
    },
    en: {
      what: 'This is a Swiss-Manager tournament file (TUNX, TURX, TUTX or TUMX).',
      todo: exportFromSwissManager.en,
    },
  },
  'file.archive': {
    severity: 'error',
    source: 'formats 5.1, 7',
    tr: { what: 'Bu, sıkıştırılmış bir dosya ({found}).', todo: unpack.tr },
    en: { what: 'This is a compressed file ({found}).', todo: unpack.en },
  },
  'file.excel': {
    severity: 'error',
    source: 'formats 5.1, 7',
    tr: { what: 'Bu bir Excel veya Office belgesi.', todo: exportTrf.tr },
    en: { what: 'This is an Excel or Office document.', todo: exportTrf.en },
  },
  'file.document': {
    severity: 'error',
    source: 'formats 5.1, 6',
    tr: {
      what: 'Bu, yazdırmak için hazırlanmış bir belge ({found}); sonuçlar buradan okunamaz.',
      todo: exportTrf.tr,
    },
    en: {
      what: 'This is a document for printing ({found}); results are not read from it.',
      todo: exportTrf.en,
    },
  },
  'file.web-page': {
    severity: 'error',
    source: 'formats 5.1, 7',
    tr: { what: 'Bu bir web sayfası (HTML).', todo: exportTrf.tr },
    en: { what: 'This is a web page (HTML).', todo: exportTrf.en },
  },
  'file.xml': {
    severity: 'error',
    source: 'formats 5.1, 7',
    tr: { what: 'Bu bir XML dosyası.', todo: exportTrf.tr },
    en: { what: 'This is an XML file.', todo: exportTrf.en },
  },
  'file.pgn': {
    severity: 'error',
    source: 'formats 3 #26',
    tr: {
      what: 'Bu bir PGN dosyası; PGN hükmen sonuçları oynanmış gibi gösterdiğinden kuvvet derecesi hesabında kullanılmaz.',
      todo: exportTrf.tr,
    },
    en: {
      what: 'This is a PGN game file; PGN shows forfeits as played games and is no source for ratings.',
      todo: exportTrf.en,
    },
  },
  'file.binary': {
    severity: 'error',
    source: 'formats 5.1',
    tr: { what: 'Bu bir metin dosyası değil (sıfır değerli baytlar içeriyor).', todo: exportTrf.tr },
    en: { what: 'The file is not text (it contains zero bytes).', todo: exportTrf.en },
  },
  'file.not-a-report': {
    severity: 'error',
    source: 'formats 7',
    tr: { what: 'Dosyada oyuncu satırı (001) yok; bu bir turnuva raporu değil.', todo: exportTrf.tr },
    en: { what: 'The file has no player row (001); it is not a tournament report.', todo: exportTrf.en },
  },
  'file.no-cross-table': {
    severity: 'error',
    source: 'formats 7',
    tr: {
      what: 'Oyuncu satırlarında hiç tur yok; bu bir oyuncu listesi, çapraz tablo değil.',
      todo: exportTrf.tr,
    },
    en: {
      what: 'The player rows hold no round; this is a list of players, not a cross-table.',
      todo: exportTrf.en,
    },
  },
  'file.layout': {
    severity: 'error',
    source: 'formats 3 #23',
    tr: {
      what: 'Başlık kayıtları TRF düzeninde değil ({expected} kaydında başka türden bir değer var).',
      todo: exportTrf.tr,
    },
    en: {
      what: 'The header records are not laid out as TRF (record {expected} holds another kind of value).',
      todo: exportTrf.en,
    },
  },
  'limit.lines': {
    severity: 'error',
    source: 'formats 5.5',
    tr: { what: 'Dosyada {expected} satırdan fazlası var.', todo: split.tr },
    en: { what: 'The file has more than {expected} lines.', todo: split.en },
  },
  'limit.line-length': {
    severity: 'error',
    source: 'formats 5.5',
    tr: {
      what: '{found} karakter var; bir satırda en çok {expected} karakter olabilir.',
      todo: exportTrf.tr,
    },
    en: { what: 'There are {found} characters; a line may have {expected}.', todo: exportTrf.en },
  },
  'limit.players': {
    severity: 'error',
    source: 'formats 5.5',
    tr: { what: 'Raporda {found} oyuncu var; en çok {expected} oyuncu olabilir.', todo: split.tr },
    en: { what: 'The report has {found} players; the limit is {expected}.', todo: split.en },
  },
  'limit.rounds': {
    severity: 'error',
    source: 'formats 5.5',
    tr: { what: 'Raporda {found} tur var; en çok {expected} tur olabilir.', todo: split.tr },
    en: { what: 'The report has {found} rounds; the limit is {expected}.', todo: split.en },
  },
  'record.unknown': {
    severity: 'notice',
    source: 'formats 3 #21',
    tr: { what: '{found} kodlu kayıt tanınmıyor; dikkate alınmadı.', todo: 'Bir şey yapmanız gerekmez.' },
    en: { what: 'Record code {found} is unknown and was left aside.', todo: 'Nothing needs to be done.' },
  },
  'record.repeated': {
    severity: 'warning',
    source: 'formats 1',
    tr: {
      what: '{found} kaydı farklı içeriklerle birden çok kez geçiyor; ilki kullanıldı.',
      todo: 'Doğru değerin ilk satırda olduğunu kontrol edin.',
    },
    en: {
      what: 'Record {found} occurs more than once with different content; the first was used.',
      todo: 'Check that the first line holds the right value.',
    },
  },
  'findings.more': {
    severity: 'notice',
    source: 'formats 5.8',
    tr: {
      what: 'Aynı türden {found} bulgu daha var ({expected}); bunlar gösterilmiyor.',
      todo: 'Gösterilenleri düzeltip dosyayı yeniden kontrol edin.',
    },
    en: {
      what: 'There are {found} more findings of this kind ({expected}), which are not shown.',
      todo: 'Correct those shown and check the file again.',
    },
  },
} as const satisfies Catalogue;
