import type { Catalogue } from './entry.ts';

const saveAsUtf8 = {
  tr: 'Dosyayı UTF-8 olarak kaydedip yeniden gönderin.',
  en: 'Save the file as UTF-8 and send it again.',
};

const checkNames = {
  tr: 'Adların doğru göründüğünü kontrol edin; bozuksa dosyayı UTF-8 olarak yeniden dışa aktarın.',
  en: 'Check that names look right; if not, export the file again as UTF-8.',
};

/** Encoding, characters, free text. */
export const textFindings = {
  'encoding.windows-1254': {
    severity: 'notice',
    source: 'formats 5.1',
    tr: { what: 'Dosya UTF-8 değil; Windows-1254 (Türkçe) olarak okundu.', todo: checkNames.tr },
    en: { what: 'The file is not UTF-8; it was read as Windows-1254 (Turkish).', todo: checkNames.en },
  },
  'encoding.declared': {
    severity: 'warning',
    source: 'formats 5.1',
    tr: {
      what: 'Bildirilen karakter kodlaması {expected}, dosyanınki {found}; dosyadaki esas alındı.',
      todo: checkNames.tr,
    },
    en: {
      what: 'The declared encoding is {expected}, the file is {found}; the file was believed.',
      todo: checkNames.en,
    },
  },
  'encoding.suspect': {
    severity: 'warning',
    source: 'formats 5.1, 6',
    tr: { what: 'Türkçe harfler bozulmuş görünüyor (yanlış veya çift kodlama).', todo: checkNames.tr },
    en: { what: 'Turkish letters look damaged (wrong or double encoding).', todo: checkNames.en },
  },
  'encoding.utf16-bare': {
    severity: 'error',
    source: 'formats 5.1',
    tr: {
      what: 'Dosya, bayt sırası işareti (BOM) olmayan bir UTF-16 metnine benziyor.',
      todo: saveAsUtf8.tr,
    },
    en: { what: 'The file looks like UTF-16 without a byte order mark.', todo: saveAsUtf8.en },
  },
  'text.control': {
    severity: 'error',
    source: 'formats 5.9',
    tr: {
      what: 'Metinde görünmeyen bir karakter var ({found}).',
      todo: 'Bu alanı eşleştirme programında baştan yazıp raporu yeniden dışa aktarın.',
    },
    en: {
      what: 'The text holds an invisible character ({found}).',
      todo: 'Type this field again in the pairing program and export the report once more.',
    },
  },
  'text.too-long': {
    severity: 'error',
    source: 'formats 5.9',
    tr: {
      what: 'Metin {found} karakter uzunluğunda; en çok {expected} karakter olabilir.',
      todo: 'Bu alanı eşleştirme programında kısaltıp raporu yeniden dışa aktarın.',
    },
    en: {
      what: 'The text is {found} characters long; {expected} are allowed.',
      todo: 'Shorten this field in the pairing program and export the report once more.',
    },
  },
  'text.number-hidden': {
    severity: 'warning',
    source: 'ARCHITECTURE 4',
    tr: {
      what: 'Metin alanına kimlik numarası uzunluğunda bir sayı yazılmış; yıldızlarla gizlendi.',
      todo: 'Lisans numarasını yalnız kendi sütununa yazın.',
    },
    en: {
      what: 'A number as long as a licence number was typed into a text field; it was starred out.',
      todo: 'Write licence numbers in their own column only.',
    },
  },
  'text.contact-hidden': {
    severity: 'warning',
    source: 'ARCHITECTURE 4',
    tr: {
      what: 'Metin alanına e-posta adresi veya telefon numarası yazılmış; yıldızlarla gizlendi.',
      todo: 'Turnuva, şehir ve oyuncu adlarına iletişim bilgisi yazmayın.',
    },
    en: {
      what: 'An e-mail address or a telephone number was typed into a text field; it was starred out.',
      todo: 'Keep such things out of the names of events, cities and players.',
    },
  },
  'text.date-hidden': {
    severity: 'warning',
    source: 'ARCHITECTURE 4',
    tr: {
      what: 'Metin alanına turnuvanın yıllarından olmayan bir tarih yazılmış; doğum tarihi olabileceğinden yıldızlarla gizlendi.',
      todo: 'Doğum tarihlerini yalnız kendi sütununa yazın.',
    },
    en: {
      what: 'A date of other years than the event was typed into a text field; it may be a birth date and was starred out.',
      todo: 'Write birth dates in their own column only.',
    },
  },
} as const satisfies Catalogue;
