import { describe, expect, it } from 'vitest';
import { findingOf, headerWith, notes, pair, read } from './trf-text.ts';

const withTime = (changes: Readonly<Record<string, string | null>>) =>
  read([...headerWith(changes), ...pair]);

describe('coded time control, record 222 (formats 2)', () => {
  it.each([
    ['5400+30', 5400, 30],
    ['3600', 3600, 0],
    ['180+2', 180, 2],
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
    '1,5 saat',
  ])('%s is held: it does not say for certain', (text) => {
    const reading = withTime({ '122': text });
    expect(reading.report?.timeControl).toBeNull();
    expect(notes(reading)).toEqual(['hold time-control.unreadable']);
  });

  it('is held where there is none', () => {
    expect(notes(withTime({ '122': null }))).toEqual(['hold time-control.missing']);
  });
});
