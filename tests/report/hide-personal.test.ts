import { hidePersonal } from '@kuvvet/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const event = { start: '2026-10-03', end: '2026-11-01' };

describe('what tells who somebody is, or how to reach them', () => {
  it.each([
    ['90000000100', '***********'],
    ['ali.veli+satranc@kulup.org.tr', '***.****+*******@*****.***.**'],
    ['Kupa (ali＠kulup.org)', 'Kupa (***＠*****.***)'],
    ['05321234567', '***********'],
    ['532 1234567', '*** *******'],
    ['5321234567', '**********'],
    ['+90-532-1234567', '+**-***-*******'],
    ['0 (532) 123.45.67', '* (***) ***.**.**'],
    ['(212) 345 67 89', '(***) *** ** **'],
    ['+90 212 345 67 89', '+** *** *** ** **'],
    ['+49 30 1234567', '+** ** *******'],
    ['14.03.2011', '**.**.****'],
    ['14/3/2011', '**/*/****'],
    ['2011-03-14', '****-**-**'],
    ['20110314', '********'],
    ['14.03.11', '**.**.**'],
    ['08-10-12', '**-**-**'],
    ['14 Mart 2011', '** **** ****'],
    ['March 14, 2011', '***** **, ****'],
    ['14 mar. 2011', '** ***. ****'],
    ['14.Mart.2011', '**.****.****'],
    ['14-MART-2011', '**-****-****'],
    ['14Mart2011', '**********'],
    ['14th March 2011', '**** ***** ****'],
    ['March/14/2011', '*****/**/****'],
    ['14.III.2011', '**.***.****'],
    ['4 xii 2011', '* *** ****'],
    ['14/V/2011', '**/*/****'],
    ['14 03 2011', '** ** ****'],
    ['14,03,2011', '**,**,****'],
    ['2011_03_14', '****_**_**'],
    ['14032011', '********'],
    ['ali.veli @ kulup.org.tr', '***.**** @ *****.***.**'],
    ['ali @ kulup . org', '*** @ ***** . ***'],
    ['ali.veli (at) kulup.org.tr', '***.**** (**) *****.***.**'],
    ['ali[AT]kulup[nokta]org', '***[**]*****[*****]***'],
    ['900,000,001,00', '***,***,***,**'],
    ['900:000:001:00', '***:***:***:**'],
    ['(900)000|00|100', '(***)***|**|***'],
  ])('is put behind stars: %s', (text, shown) => {
    expect(hidePersonal(text)).toBe(shown);
    expect(hidePersonal(text, event)).toBe(shown);
    expect(hidePersonal(`Ali ${text} Veli`)).toBe(`Ali ${shown} Veli`);
  });

  it.each([
    'Blitz @ Kadıköy',
    'Blitz @ Kadıköy. Final turu',
    'Kupa (At Sınıfı) Final. Tur',
    '2 X 2 Takım',
    '19 Mayıs 15+10 Hızlı',
    '10:30, 14:30, 17:00 (3 tur)',
    '3 4 5 Yaş 10.30',
    '2025-2026 Sezonu 3. Etap',
    'Yaş Grupları 2026 (2010-2012 Doğumlular)',
    '8-9-10-11 Yaş',
    '8-10-12 ve 14 / 16 / 18 Yaş',
    'IZM-2026100301',
    '100. Yıl, 250 Oyuncu',
    '15+10 Hızlı',
    '34500071',
  ])('is not seen where there is nothing of it: %s', (text) => {
    expect(hidePersonal(text)).toBe(text);
  });

  it.each([
    ['2026-10-03', true],
    ['3.10.2026 - 1.11.2026', true],
    ['31 Aralık 2025', true],
    ['5 Ocak 2027', true],
    ['19 Mayıs 1919', true],
    ['31.12.1923', true],
    ['3 II 2026', true],
    ['3 II 2013', false],
    ['01.01.1924', false],
    ['31 Aralık 2024', false],
    ['01.01.2028', false],
    // One of the ways to read it is the day of a birth.
    ['10.11.26', false],
  ])('a date stays only with an event of its years: %s %s', (date, stays) => {
    expect(hidePersonal(date, event) === date).toBe(stays);
    expect(hidePersonal(date)).not.toBe(date);
  });

  it('leaves a text its length, and what it has hidden hidden', () => {
    const pieces = [
      '90000000100',
      'a@b.tr',
      '0532 123 45 67',
      '14.03.2011',
      ' ',
      '-',
      'Kupa',
      '2026',
      '5',
      '@',
      '+',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (words) => {
        const shown = hidePersonal(words.join(''), event);
        expect(shown).toHaveLength(words.join('').length);
        expect(hidePersonal(shown, event)).toBe(shown);
      }),
      { seed: 20261130, numRuns: 2_000 },
    );
  });
});
