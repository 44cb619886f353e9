import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingOf, headerWith, notes, pair, read } from './trf-text.ts';

const withTime = (changes: Readonly<Record<string, string | null>>) =>
  read([...headerWith(changes), ...pair]);

describe('coded time control, record 222 (formats 2)', () => {
  it.each([
    ['5400+30', 5400, 30],
    ['3600', 3600, 0],
    ['180+2', 180, 2],
    ['120+1', 120, 1],
    ['120+2', 120, 2],
    ['60+2', 60, 2],
    ['40/6000+30:900+30', 6900, 30],
    ['40/7200:20/3600:900', 11_700, 0],
    [' 900 + 10 ', 900, 10],
  ])('%s', (text, base, increment) => {
    const reading = withTime({ '122': null, '222': text });
    expect(reading.report?.timeControl).toEqual({ base, increment });
    expect(notes(reading)).toEqual([]);
  });

  it.each([
    ['W300-B240', 'time-control.unequal'],
    ['40/7200:900+30', 'time-control.mixed'],
    ['90+30', 'time-control.suspect'],
    ['15+10', 'time-control.suspect'],
    ['3+2', 'time-control.suspect'],
    ['120+30', 'time-control.suspect'],
    ['90+2', 'time-control.suspect'],
    ['60+1', 'time-control.suspect'],
    ['120', 'time-control.suspect'],
    ['5400+3000', 'time-control.unreadable'],
    ['5400+181', 'time-control.unreadable'],
    ['90 dakika', 'time-control.unreadable'],
    ['5400+', 'time-control.unreadable'],
    ['999999', 'time-control.unreadable'],
    [':', 'time-control.unreadable'],
  ])('%s is held', (text, code) => {
    const reading = withTime({ '222': text });
    expect(notes(reading)).toEqual([`hold ${code}`]);
    expect(reading.report?.timeControl).toBeNull();
  });

  it('must agree with 122 where that can be read', () => {
    const reading = withTime({ '222': '900+10' });
    expect(findingOf(reading, 'time-control.conflict')).toMatchObject({
      severity: 'hold',
      found: '900+10',
      expected: '5400+30',
    });
    expect(notes(withTime({ '222': '5400+30', '122': 'bkz. yönerge' }))).toEqual([]);
  });
});

describe('free time control, record 122', () => {
  it.each([
    ['90 dakika + 30 saniye', 5400, 30],
    ['90 dk. + 30 sn.', 5400, 30],
    ['90dk+30sn', 5400, 30],
    ['3 dk + 2 sn', 180, 2],
    ['60 dakika', 3600, 0],
    ['60 dakika KO', 3600, 0],
    ['2 saat', 7200, 0],
    ['1 saat 30 dakika + 30 saniye', 5400, 30],
    ['Tempo: 15 dakika + hamle başına 10 saniye', 900, 10],
    ['90 dakika + her hamle için 30 saniye eklemeli', 5400, 30],
    ['15\'+10"', 900, 10],
    ["15' + 10''", 900, 10],
    ['15’ + 10”', 900, 10],
    ['G90+30', 5400, 30],
    ['G/60', 3600, 0],
    ['15+10', 900, 10],
    ['3+2', 180, 2],
    ['5400+30', 5400, 30],
    ['90 min + 30 sec/move', 5400, 30],
    ['90 minutes + 30 seconds per move from move 1', 5400, 30],
    ['90 min/40 moves + 30 min + 30 sec/move', 7200, 30],
    ['40 hamle 90 dakika, kalan 30 dakika, hamle başına 30 saniye', 7200, 30],
    ['2 hours', 7200, 0],
    ['1h30 + 30s', 5400, 30],
    ['90 + 30 sn', 5400, 30],
    ['90 dk + 30', 5400, 30],
    ['180 saniye + 2 saniye', 180, 2],
    ['YILDIRIM 5 DAKİKA', 300, 0],
    ['1+0', 60, 0],
    ['90´ + 30´´', 5400, 30],
    ['90` + 30``', 5400, 30],
    ['90′ + 30″', 5400, 30],
    ['90‘ + 30‘‘', 5400, 30],
    ['1,5 saat', 5400, 0],
    ['1.5 saat + 30 sn', 5400, 30],
    ['1½ saat', 5400, 0],
    ['bir buçuk saat', 5400, 0],
    ['yarım saat', 1800, 0],
    ['half an hour', 1800, 0],
    ['Hızlı Satranç 15+10', 900, 10],
    ['Yavaş 90+30', 5400, 30],
    ['Standart (90+30)', 5400, 30],
    ['Blitz: 3+2', 180, 2],
    ['Yıldırım Satranç 3 dk + 2 sn', 180, 2],
    ['90 dk + 30 sn artırım', 5400, 30],
    ['90 dk + 30 sn artırımlı', 5400, 30],
    ['10 dk + hamle başına 5 sn ek süre', 600, 5],
    ['60 dk artırımsız', 3600, 0],
    ['10 dk eklemesiz', 600, 0],
    ['60 min, no increment', 3600, 0],
    ["90'/40 + 30' + 30''", 7200, 30],
    ['90 dk/40 + 30 dk + 30 sn', 7200, 30],
    ["40/90' + 30' + 30''", 7200, 30],
    ['40 hamle/90 dk + 30 dk + 30 sn', 7200, 30],
    ['90 min/40 + 30 sec + 30 min + 30 sec', 7200, 30],
    ['40 hamle 2 saat + 1 saat', 10_800, 0],
    ['90 min + 30 sec/move starting from move one', 5400, 30],
    ['90 dk + 1. hamleden itibaren 30 sn', 5400, 30],
    ['90 dk + hamle başına 30', 5400, 30],
    ['tüm hamleler için 60 dakika', 3600, 0],
    ['her oyuncu için 25 dakika', 1500, 0],
    ['25 min per player + 10 sec', 1500, 10],
    ['1h30+30', 5400, 30],
    ['1h30m + 30s', 5400, 30],
    ['1 saat 30', 5400, 0],
    ['1 saat ve 30 dakika', 5400, 0],
    ['2 x 25 dakika', 1500, 0],
    ['2x15+10', 900, 10],
    ['40/5400+30:1800+30', 7200, 30],
    ['40/7200:20/3600:900', 11_700, 0],
    ['300+3', 300, 3],
    ['5400', 5400, 0],
    ['600', 600, 0],
    ['5400 sn + 30 sn', 5400, 30],
    ['120 sn + 1 sn', 120, 1],
  ])('%s', (text, base, increment) => {
    const reading = withTime({ '122': text });
    expect(reading.report?.timeControl).toEqual({ base, increment });
    expect(notes(reading)).toEqual([]);
  });

  it.each([
    '180+2',
    '90',
    'bkz. yönerge',
    '15 dakika + 10 saniye / 15 dakika + 10 saniye',
    '90 dk 3 sn gecikme',
    '15 + 10 dk',
    '10 dk/20 hamle + 5 dk + 3 sn',
    'beyaz 5 dk siyah 4 dk',
    '90+30+15',
    '30 saniye',
    '0 dakika',
    '2026/10/03',
    '90 dk + 3000 sn',
    '300',
    '240+2',
    '120+1',
    '60+2',
    '90 saniye + 30 saniye',
    '90" + 30"',
    '30 sn + 90 dk',
    '300 saniye',
    'G300',
    '1,5 dakika',
    '1,25 saat',
    '1.30 saat',
    'yarım',
    '90.30',
    '90:30',
    'Saat 10.30',
    'saat 10 30',
    '09:30',
    '09:30/11:00',
    '15/10',
    '15, 10',
    '15 10',
    '15 hamle 10',
    '15 per move 10',
    '10 dk artırımlı',
    '10 dk + hamle başına',
    '60 dk artırımsız + 30 sn',
    'Hızlı 90+30',
    'Yıldırım 15+10',
    'Standart veya Hızlı 15+10',
    'Rapid/Blitz 10+5',
    "90'/40 + 30''",
    "15'/10",
    '40/90+30:30+30',
    '40/5400+30:1800',
    '40/5400+30',
    '2 x 40 hamle 90 dk',
    '3 x 5 dk',
    '25 dk x 2',
    '90-30',
    '1234567890123',
    `${'standart '.repeat(30)}90+30`,
  ])('%s is held: it does not say for certain', (text) => {
    const reading = withTime({ '122': text });
    expect(reading.report?.timeControl).toBeNull();
    expect(notes(reading)).toEqual(['hold time-control.unreadable']);
  });

  it('is not guessed: a word nobody knows holds any text', () => {
    const times = fc.constantFrom('90 dk + 30 sn', '15+10', "90'/40 + 30' + 30''", '1,5 saat', '5400+30');
    const strange = fc.stringMatching(/^[a-zçğıöşü]{8,12}$/);
    fc.assert(
      fc.property(times, strange, fc.nat(), (time, word, at) => {
        const words = time.split(' ');
        words.splice(at % (words.length + 1), 0, word);
        expect(withTime({ '122': words.join(' ') }).report?.timeControl).toBeNull();
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is the same time in every spelling', () => {
    const minute = fc.constantFrom("'", '′', '’', '´', ' dk', ' dakika', ' min', 'm');
    const second = fc.constantFrom('"', "''", '″', '´´', ' sn', ' saniye', ' sec/move', 's', '');
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 120 }),
        fc.integer({ min: 3, max: 60 }),
        minute,
        second,
        (m, s, a, b) => {
          const time = withTime({ '122': `${m}${a} + ${s}${b}` }).report?.timeControl;
          expect(time).toEqual({ base: m * 60, increment: s });
        },
      ),
      { seed: 1, numRuns: 300 },
    );
  });

  it('is held where there is none', () => {
    expect(notes(withTime({ '122': null }))).toEqual(['hold time-control.missing']);
  });
});
