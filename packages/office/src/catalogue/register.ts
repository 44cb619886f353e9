import type { Catalogue } from '@kuvvet/report';
import { registerLimits } from '../register-limits.ts';

const { lowestRating, highestRating, textLength } = registerLimits;

const correct = {
  tr: 'Satırı düzeltip kütük dosyasını yeniden verin.',
  en: 'Correct the line and give the register again.',
};

const leftOut = {
  tr: 'Doğru satırı bırakıp dosyayı yeniden verin; şimdilik ikisi de alınmaz.',
  en: 'Keep the right line and give the file again; until then neither is taken.',
};

const ofAnother = {
  tr: 'Numara yanlışsa satırı düzeltin; iki numara aynı kişininse kuvvet merge ile birleştirin.',
  en: 'Correct the line if the number is wrong; if both are one person, use kuvvet merge.',
};

/** A register file, line by line. Nothing of the line itself is repeated. */
export const registerFindings = {
  'register.unreadable': {
    severity: 'error',
    source: 'M-04',
    tr: {
      what: 'Kütük CSV olarak okunamıyor.',
      todo: 'Tırnakları denetleyin; dosyayı virgül veya noktalı virgülle ayrılmış CSV olarak kaydedin.',
    },
    en: {
      what: 'The register cannot be read as CSV.',
      todo: 'Check the quotes; save the file as CSV with commas or semicolons.',
    },
  },
  'register.columns': {
    severity: 'error',
    source: 'M-04',
    tr: {
      what: 'Başlık satırında gerekli bir sütun eksik ya da bir sütun iki kez geçiyor.',
      todo: 'Dosyada player, name ve federation sütunları bulunmalı, her sütun yalnız bir kez geçmeli.',
    },
    en: {
      what: 'The header line lacks a column or names one twice.',
      todo: 'At least player, name and federation must be there, each once.',
    },
  },
  'register.cells': {
    severity: 'error',
    source: 'M-04',
    tr: { what: 'Hücre sayısı başlık satırındakinden farklı.', todo: correct.tr },
    en: { what: 'The number of cells is not that of the header.', todo: correct.en },
  },
  'register.player-number': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: { what: 'Oyuncu numarası 4-8 basamaklı olmalı ve sıfırla başlamamalı.', todo: correct.tr },
    en: { what: 'A player number must be 4 to 8 digits without a leading zero.', todo: correct.en },
  },
  'register.player-repeated': {
    severity: 'error',
    source: 'M-06',
    tr: { what: 'Bu oyuncu numarası daha önceki bir satırda da var.', todo: correct.tr },
    en: { what: 'This player number stood on an earlier line.', todo: correct.en },
  },
  'register.name': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: { what: 'Ad boş.', todo: correct.tr },
    en: { what: 'The name is empty.', todo: correct.en },
  },
  'register.text': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: {
      what: `Ad, il veya kulüp ${textLength} karakterden uzun ya da görünmeyen bir karakter içeriyor.`,
      todo: correct.tr,
    },
    en: {
      what: `A name, province or club is longer than ${textLength} characters or holds an invisible one.`,
      todo: correct.en,
    },
  },
  'register.federation': {
    severity: 'error',
    source: 'U-10',
    tr: { what: 'Federasyon, bilinen bir FIDE kodu değil.', todo: 'Üç harfli kodu yazın (Türkiye: TUR).' },
    en: {
      what: 'The federation is not a known FIDE code.',
      todo: 'Write the three-letter code (Turkey: TUR).',
    },
  },
  'register.listed': {
    severity: 'error',
    source: 'ARCHITECTURE 4',
    tr: {
      what: 'Oyuncunun listede gösterilip gösterilmeyeceği (listed) anlaşılmıyor.',
      todo: 'Gösterilecekse 1 veya evet yazın ya da boş bırakın; gösterilmeyecekse 0 veya hayır yazın.',
    },
    en: {
      what: 'It is not clear whether the player is to be shown in the lists (listed).',
      todo: 'Write 1 or yes, or leave it empty; write 0 or no if the player is not to be shown.',
    },
  },
  'register.licence': {
    severity: 'error',
    source: 'U-02',
    tr: { what: 'Lisans numarası okunamıyor.', todo: correct.tr },
    en: { what: 'The licence number cannot be read.', todo: correct.en },
  },
  'register.licence-checksum': {
    severity: 'error',
    source: 'formats 6',
    tr: { what: 'Lisans numarasının denetim basamakları tutmuyor.', todo: correct.tr },
    en: { what: 'The check digits of the licence number are wrong.', todo: correct.en },
  },
  'register.licence-repeated': {
    severity: 'error',
    source: 'M-06',
    tr: { what: 'Bu lisans numarası daha önceki bir satırda da var.', todo: correct.tr },
    en: { what: 'This licence number stood on an earlier line.', todo: correct.en },
  },
  'register.fide-number': {
    severity: 'error',
    source: 'M-04',
    tr: { what: 'FIDE numarası okunamıyor ya da daha önceki bir satırda da var.', todo: correct.tr },
    en: { what: 'The FIDE number cannot be read or stood on an earlier line.', todo: correct.en },
  },
  'register.fide-repeated': {
    severity: 'error',
    source: 'M-06',
    tr: { what: 'Bu FIDE numarası daha önceki bir satırda da var (satır {found}).', todo: leftOut.tr },
    en: { what: 'This FIDE number stood on an earlier line ({found}).', todo: leftOut.en },
  },
  'register.licence-taken': {
    severity: 'error',
    source: 'M-06',
    tr: { what: 'Bu lisans numarası kütükte başka bir oyuncunun: {found}.', todo: ofAnother.tr },
    en: {
      what: 'This licence number is that of another player of the register: {found}.',
      todo: ofAnother.en,
    },
  },
  'register.fide-taken': {
    severity: 'error',
    source: 'M-06',
    tr: { what: 'Bu FIDE numarası kütükte başka bir oyuncunun: {found}.', todo: ofAnother.tr },
    en: { what: 'This FIDE number is that of another player of the register: {found}.', todo: ofAnother.en },
  },
  'register.merged': {
    severity: 'error',
    source: 'M-06',
    tr: {
      what: 'Bu numara birleştirildi; kişinin numarası artık {found}.',
      todo: 'Satıra geçerli numarayı yazın.',
    },
    en: {
      what: 'This number was merged; the number of the person is now {found}.',
      todo: 'Write the number that stays on the line.',
    },
  },
  'register.other-person': {
    severity: 'hold',
    source: 'M-04',
    tr: {
      what: 'Bu numara kütükte adı da doğum yılı da başka olan bir oyuncunun.',
      todo: 'Satır alınmaz. Numarayı ve sütunların eşleşmesini denetleyin.',
    },
    en: {
      what: 'In the register this number is that of a player of another name and birth year.',
      todo: 'The line is not taken. Check the number, and what the columns were taken for.',
    },
  },
  'register.no-birth-year': {
    severity: 'warning',
    source: 'M-04',
    tr: {
      what: 'Lisanslı oyuncunun doğum yılı yok.',
      todo: 'Satır yine de alınır; doğum yılı öğrenilince dosyayı yeniden verin.',
    },
    en: {
      what: 'A licence holder has no birth year.',
      todo: 'The line is taken all the same; give the file again once it is known.',
    },
  },
  'register.sex': {
    severity: 'error',
    source: 'M-04',
    tr: { what: 'Cinsiyet e veya k (m veya w) olmalı ya da boş bırakılmalı.', todo: correct.tr },
    en: { what: 'Sex must be m, w or empty.', todo: correct.en },
  },
  'register.birth-year': {
    severity: 'error',
    source: 'M-04',
    tr: { what: 'Doğum yılı dört basamaklı olmalı ya da boş bırakılmalı.', todo: correct.tr },
    en: { what: 'The birth year must be a year of four digits or empty.', todo: correct.en },
  },
  'register.rating': {
    severity: 'error',
    source: 'U-19',
    tr: {
      what: `Puan ${lowestRating}-${highestRating} arasında bir tam sayı olmalı (FIDE puanı 1-${highestRating}); puanı olmayan için boş veya 0.`,
      todo: correct.tr,
    },
    en: {
      what: `A rating must be a whole number from ${lowestRating} to ${highestRating} (a FIDE rating from 1), empty or 0 where there is none.`,
      todo: correct.en,
    },
  },
} as const satisfies Catalogue;
