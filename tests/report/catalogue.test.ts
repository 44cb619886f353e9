import { type Finding, findingCatalogue, message } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';

const entries = Object.entries(findingCatalogue);
const languages = ['tr', 'en'] as const;
const facts = { round: 3, startNo: 7, otherNo: 12, found: 'F', expected: 'E' };

describe('the catalogue of findings', () => {
  it.each(entries)('%s has whole sentences in both languages and says what to do', (code, entry) => {
    expect(code).toMatch(/^[a-z][a-z0-9-]+\.[a-z0-9-]+$/);
    expect(entry.source).not.toBe('');
    for (const language of languages) {
      const { what, todo } = entry[language];
      expect(what).toMatch(/^[\p{Lu}{\d].*\.$/su);
      expect(todo).toMatch(/^[\p{Lu}\d].*[.}]$/su);
      expect(message({ code, severity: entry.severity, ...facts }, language)).not.toMatch(
        /[?]|\{(startNo|otherNo|round|found|expected)\}/,
      );
    }
  });

  it.each(entries)('%s does not say its place twice', (code, { severity }) => {
    for (const language of languages) {
      const finding = { code, severity, ...facts };
      expect(message({ ...finding, line: 3 }, language)).not.toMatch(/^(Satır 3: Satır|Line 3: The line)/);
      expect(message({ ...finding, pointer: '/a' }, language)).not.toMatch(
        /^(Alan \/a: Alan|Field \/a: .*the field)/,
      );
    }
  });

  it.each(entries)('%s has one name for the rating officer', (_code, { tr }) => {
    expect(tr.what + tr.todo).not.toMatch(/yetkili/i);
  });

  it('names the same facts in both languages', () => {
    const named = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    for (const [, { tr, en }] of entries) expect(named(tr.what + tr.todo)).toEqual(named(en.what + en.todo));
  });
});

describe('a message', () => {
  const finding: Finding = {
    code: 'pair.contradiction',
    severity: 'error',
    line: 14,
    column: 102,
    ...facts,
    found: '1/=',
  };

  it.each([
    [
      'tr',
      'Satır 14, sütun 102: 3. turda 7 ve 12 numaralı satırların sonuçları çelişiyor (1/=). Sonucu eşleştirme programında düzeltip raporu yeniden gönderin.',
    ],
    [
      'en',
      'Line 14, column 102: In round 3 the results of rows 7 and 12 contradict each other (1/=). Correct the result in the pairing program and send the report again.',
    ],
  ] as const)('in %s', (language, text) => {
    expect(message(finding, language)).toBe(text);
  });

  it.each([
    [{ line: 14 }, 'Satır 14: '],
    [{ pointer: '/games/3' }, 'Alan /games/3: '],
    [{ pointer: '' }, 'Alan /: '],
    [{}, 'Dosya boş.'],
  ])('begins with the place: %j', (place, start) => {
    expect(message({ code: 'file.empty', severity: 'error', ...place }, 'tr').startsWith(start)).toBe(true);
  });

  it.each([
    ['tr', [], ''],
    ['tr', [['1001', 90]], 'Kütükte aynı adla kayıtlı 1001 (%90) olabilir. '],
    ['en', [['1001', 90]], 'This may be 1001 (90%), registered under the same name. '],
    [
      'tr',
      [
        ['1001', 90],
        ['1002', 50],
        ['99999999', 20],
      ],
      'Kütükte aynı adla kayıtlı 1001 (%90), 1002 (%50) veya 99999999 (%20) olabilir. ',
    ],
    [
      'en',
      [
        ['1001', 90],
        ['1002', 50],
        ['99999999', 20],
      ],
      'This may be 1001 (90%), 1002 (50%) or 99999999 (20%), registered under the same name. ',
    ],
  ] as const)('names candidates in %s before what to do: %j', (language, of, sentence) => {
    const candidates = of.map(([player, certainty]) => ({ player, certainty }));
    const usual = message(finding, language);
    const { todo } = findingCatalogue['pair.contradiction'][language];
    expect(message({ ...finding, candidates }, language)).toBe(usual.replace(todo, sentence + todo));
  });

  it.each([
    [
      'identity.repeated',
      { found: 'licence' },
      'numaralı oyuncuların lisans numarası',
      'the same licence number',
    ],
    ['identity.repeated', { found: 'FIDE' }, 'numaralı oyuncuların FIDE numarası', 'the same FIDE number'],
    ['count.mismatch', { found: 'rounds=4', expected: 'rounds=5' }, 'tur sayısı=5', 'rounds=5'],
    ['date.order', { found: 'dmy' }, 'gün-ay-yıl sırasıyla', 'day-month-year'],
    ['json.invalid', { expected: 'number' }, 'beklenen: sayı.', 'expected: number.'],
    ['json.invalid', { expected: 'length <= 200' }, 'beklenen: uzunluk <= 200.', 'expected: length <= 200.'],
    ['findings.more', { expected: 'licence.checksum' }, '(licence.checksum)', '(licence.checksum)'],
    ['encoding.declared', { found: 'utf-8' }, 'utf-8', 'utf-8'],
  ])('%s puts words into the language: %j', (code, of, tr, en) => {
    expect(message({ ...finding, code, ...of }, 'tr')).toContain(tr);
    expect(message({ ...finding, code, ...of }, 'en')).toContain(en);
  });

  it('takes words from another catalogue, and a code nobody knows as it stands', () => {
    const words = { what: 'Hepsi {found}.', todo: 'Tamam.' };
    const catalogue = { 'a.b': { severity: 'hold', source: 'x', tr: words, en: words } } as const;
    expect(message({ code: 'a.b', severity: 'hold', found: '5' }, 'tr', catalogue)).toBe('Hepsi 5. Tamam.');
    expect(message({ code: 'a.c', severity: 'hold' }, 'tr', catalogue)).toBe('a.c');
  });
});
