/** Letters that no decomposition takes apart, and signs that have a plain one. */
const letters: Readonly<Record<string, string>> = {
  ...{ ı: 'i', ə: 'e', Ə: 'E', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', '‘': "'", '’': "'", '“': '"', '”': '"', '–': '-' },
};

/** The text in printable ASCII: marks taken off letters, blanks for controls, `?` for what has no Latin form. */
export const asciiOf = (text: string): string =>
  text.replace(/[^ -~]/gu, (letter) => known[letter] ?? spelled(letter));

const spelled = (letter: string): string =>
  letters[letter] ??
  letter
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s|\p{Cc}/gu, ' ')
    .replace(/[^ -~]+/gu, '?');

/** What names are made of, nearly always, worked out once. */
const known = Object.fromEntries([...'ÇĞİÖŞÜçğıöşüÂÎÛâîû'].map((letter) => [letter, spelled(letter)]));
