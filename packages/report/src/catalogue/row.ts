import type { Catalogue } from './entry.ts';

const exportAgain = {
  tr: 'Dosyayı elle düzenlemeden, programdan yeniden dışa aktarın.',
  en: 'Export the file again from the program, without editing it by hand.',
};

const correctResult = {
  tr: 'Sonucu eşleştirme programında düzeltip raporu yeniden gönderin.',
  en: 'Correct the result in the pairing program and send the report again.',
};

/** Rows of the cross-table, their pairs and their points. */
export const rowFindings = {
  'row.tab': {
    severity: 'error',
    source: 'formats 3 #20',
    tr: { what: 'Oyuncu satırında sekme (tab) karakteri var; sütunlar okunamıyor.', todo: exportAgain.tr },
    en: { what: 'The player row holds a tab; its columns cannot be read.', todo: exportAgain.en },
  },
  'row.misaligned': {
    severity: 'hold',
    source: 'formats 5.3, 3 #13',
    tr: {
      what: 'Oyuncu satırının sütunları kaymış; satır okunamadı ve oyunları sayılmadı.',
      todo: exportAgain.tr,
    },
    en: {
      what: 'The columns of the player row are shifted; it was not read and its games do not count.',
      todo: exportAgain.en,
    },
  },
  'row.realigned': {
    severity: 'warning',
    source: 'formats 5.3, 3 #13',
    tr: {
      what: '{found} satırda adlar bayt sayısına göre hizalanmış; kayan sütunlar yerine oturtuldu.',
      todo: 'Ad ve sonuçların doğru okunduğunu kontrol edin.',
    },
    en: {
      what: 'The columns of {found} rows, padded in bytes, were put back in place.',
      todo: 'Check that names and results read right.',
    },
  },
  'player.start-number': {
    severity: 'error',
    source: 'formats 1',
    tr: { what: 'Başlangıç numarası 1 ile 9999 arasında bir sayı değil.', todo: exportAgain.tr },
    en: { what: 'The start number is not a number from 1 to 9999.', todo: exportAgain.en },
  },
  'player.repeated': {
    severity: 'error',
    source: 'formats 3 #16',
    tr: {
      what: '{startNo} başlangıç numarası birden çok kez geçiyor (ilk geçtiği yer: {expected}).',
      todo: 'Her oyuncuya ayrı numara verip raporu yeniden gönderin.',
    },
    en: {
      what: 'Start number {startNo} occurs more than once (first at {expected}).',
      todo: 'Give each player a number of their own and send the report again.',
    },
  },
  'result.unknown': {
    severity: 'error',
    source: 'formats 1',
    tr: {
      what: '{startNo} numaralı satırın {round}. tur sonucu bilinen bir kod değil.',
      todo: correctResult.tr,
    },
    en: { what: 'The result of row {startNo} in round {round} is not a known code.', todo: correctResult.en },
  },
  'pair.self': {
    severity: 'error',
    source: 'formats 3 #8',
    tr: { what: '{round}. turda {startNo} numaralı oyuncu kendisiyle eşleşmiş.', todo: correctResult.tr },
    en: { what: 'In round {round} player {startNo} is paired with themself.', todo: correctResult.en },
  },
  'pair.missing-row': {
    severity: 'error',
    source: 'formats 3 #8',
    tr: {
      what: '{round}. turda {startNo} numaralı satırın rakibi {otherNo} numara, ama raporda {otherNo} numaralı satır yok.',
      todo: exportAgain.tr,
    },
    en: {
      what: 'In round {round} row {startNo} names opponent {otherNo}, but there is no row {otherNo}.',
      todo: exportAgain.en,
    },
  },
  'pair.one-sided': {
    severity: 'error',
    source: 'formats 3 #8',
    tr: {
      what: '{round}. turda {startNo} numaralı satırın rakibi {otherNo} numara, ama {otherNo} numaralı satır {startNo} numarayı göstermiyor.',
      todo: correctResult.tr,
    },
    en: {
      what: 'In round {round} row {startNo} names opponent {otherNo}, but row {otherNo} does not name {startNo}.',
      todo: correctResult.en,
    },
  },
  'pair.twice': {
    severity: 'error',
    source: 'formats 3 #8',
    tr: { what: '{round}. turda {startNo} numaralı oyuncunun iki oyunu var.', todo: correctResult.tr },
    en: { what: 'In round {round} player {startNo} has two games.', todo: correctResult.en },
  },
  'pair.colour': {
    severity: 'error',
    source: 'formats 3 #8',
    tr: {
      what: '{round}. turda {startNo} ve {otherNo} numaralı satırların renkleri birbirini tutmuyor ({found}).',
      todo: correctResult.tr,
    },
    en: {
      what: 'In round {round} rows {startNo} and {otherNo} do not have opposite colours ({found}).',
      todo: correctResult.en,
    },
  },
  'pair.contradiction': {
    severity: 'error',
    source: 'formats 1, 3 #8',
    tr: {
      what: '{round}. turda {startNo} ve {otherNo} numaralı satırların sonuçları çelişiyor ({found}).',
      todo: correctResult.tr,
    },
    en: {
      what: 'In round {round} the results of rows {startNo} and {otherNo} contradict each other ({found}).',
      todo: correctResult.en,
    },
  },
  'pair.unusual': {
    severity: 'hold',
    source: 'formats 1',
    tr: {
      what: '{round}. turda {startNo} ve {otherNo} numaralı oyuncuların sonucu alışılmadık ({found}); oyun sayılmadı.',
      todo: 'Hakemin kararını kuvvet derecesi görevlisine bildirin veya sonucu düzeltin.',
    },
    en: {
      what: 'In round {round} players {startNo} and {otherNo} have an unusual result ({found}); the game was not counted.',
      todo: 'Tell the rating officer the arbiter’s decision, or correct the result.',
    },
  },
  'pair.bye-opponent': {
    severity: 'hold',
    source: 'formats 3 #6',
    tr: {
      what: '{round}. turda {startNo} numaralı satırda hem rakip ({otherNo}) hem bay kodu ({found}) var; oyun sayılmadı.',
      todo: 'Oyunun oynanıp oynanmadığını kuvvet derecesi görevlisine bildirin veya satırı düzeltin.',
    },
    en: {
      what: 'In round {round} row {startNo} holds an opponent ({otherNo}) and a bye code ({found}); no game was counted.',
      todo: 'Tell the rating officer whether it was played, or correct the row.',
    },
  },
  'pair.no-opponent': {
    severity: 'hold',
    source: 'formats 3 #6',
    tr: {
      what: '{round}. turda {startNo} numaralı satırda renk ve sonuç ({found}) var, rakip yok; oyun sayılmadı.',
      todo: 'Rakibin numarasını eşleştirme programında düzeltip raporu yeniden gönderin veya durumu kuvvet derecesi görevlisine bildirin.',
    },
    en: {
      what: 'In round {round} row {startNo} holds a colour and a result ({found}) but no opponent; no game was counted.',
      todo: 'Correct the opponent in the pairing program and send the report again, or tell the rating officer.',
    },
  },
  'game.unfinished': {
    severity: 'error',
    source: 'formats 3 #25',
    tr: {
      what: '{round}. turda {startNo} numaralı satırın sonucu girilmemiş; rapor kesin değil.',
      todo: 'Eksik sonucu girip raporu yeniden gönderin.',
    },
    en: {
      what: 'In round {round} row {startNo} has no result yet; the report is not final.',
      todo: 'Enter the missing result and send the report again.',
    },
  },
  'game.none': {
    severity: 'warning',
    source: 'formats 1',
    tr: {
      what: 'Raporda kuvvet derecesi hesabına girecek oyun yok.',
      todo: 'Bu doğru değilse sonuçları kontrol edin.',
    },
    en: {
      what: 'The report holds no game that counts for rating.',
      todo: 'If that is wrong, check the results.',
    },
  },
  'points.explained': {
    severity: 'warning',
    source: 'formats 3 #7',
    tr: {
      what: '{found} satırın puanı sonuçların toplamından farklı; fark, oynanmayan turlardan veya puanlama kayıtlarından ileri geliyor.',
      todo: 'Bay ve hükmen puanlarını kontrol edin.',
    },
    en: {
      what: 'The points of {found} rows differ from their results; unplayed rounds or scoring records explain it.',
      todo: 'Check the points of byes and forfeits.',
    },
  },
  'points.unexplained': {
    severity: 'hold',
    source: 'formats 3 #7',
    tr: {
      what: '{startNo} numaralı satırda puan {found}, sonuçların toplamı {expected}.',
      todo: 'Sonuçları ve puanı kontrol edin; ceza verildiyse kuvvet derecesi görevlisine bildirin.',
    },
    en: {
      what: 'Row {startNo} has {found} points, its results give {expected}.',
      todo: 'Check results and points; tell the rating officer of a penalty.',
    },
  },
} as const satisfies Catalogue;
