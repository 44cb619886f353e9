/** Latin letters that carry no mark which could be taken off. */
const letters: Readonly<Record<string, string>> = {
  ı: 'i',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * A name as ASCII match key: lower case, I İ ı i all `i`, marks taken off, anything but letters and
 * digits one blank (`IŞIK, İnci` and `işik inci` are both `isik inci`). A key finds candidates for a
 * person to choose from; nobody is matched by it alone (formats 3 #22).
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, (letter) => letters[letter] ?? ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
