import { beforeAll, describe, expect, it } from 'vitest';
import { synthesize } from '../infra/template.ts';
import { idleBill } from './idle-bill.ts';
import { measureRates, type Rates, totalOf, variableBill } from './monthly-bill.ts';

let rates: Rates;
beforeAll(async () => {
  rates = await measureRates();
});

describe('a tournament of 40 players and 7 rounds', () => {
  it('asks no more of AWS than this, from the request to the news of it', () => {
    expect(rates.tournament).toEqual({
      ...{ requests: 13, messages: 1 },
      // Licences and players, consistently, and ratings, which never change: each of 40.
      ...{ readUnits: 108, writeUnits: 15 },
      // Submission and assessment.
      ...{ puts: 2, gets: 1 },
    });
  });
});

describe('the close of a book', () => {
  it('reads each assessment once and writes nothing for a tournament', () => {
    const { writeUnits, puts, gets, readUnits } = rates.closing.tournament;
    expect({ writeUnits, puts, gets }).toEqual({ writeUnits: 0, puts: 0, gets: 1 });
    expect(readUnits).toBeLessThanOrEqual(1);
  });

  it('writes two kilobytes for 500 players, whose ratings lie together, and reads half of one for each', () => {
    const { writeUnits, puts, gets, readUnits } = rates.closing.player;
    expect({ writeUnits, puts, gets }).toEqual({ writeUnits: 2 / 500, puts: 0, gets: 0 });
    expect(readUnits).toBeLessThanOrEqual(0.13);
  });
});

describe('a month on AWS, in US dollars (tests/cost/prices.ts)', () => {
  it.each([
    ['a generous national month', { players: 50_000, games: 60_000 }, 0.021],
    ['any federation with margin', { players: 200_000, games: 300_000 }, 0.1],
    ['a whole licence register', { players: 1_000_000, games: 3_000_000 }, 0.98],
  ])('%s costs what it handles', (_, month, most) => {
    const bill = variableBill(month, rates);
    expect(totalOf(bill), JSON.stringify(bill)).toBeLessThanOrEqual(most);
    expect(totalOf(bill), JSON.stringify(bill)).toBeGreaterThan(0.9 * most);
  });

  it('costs what it is when nobody sends anything', () => {
    const bill = idleBill(synthesize(), rates.idle);
    expect(totalOf(bill), JSON.stringify(bill)).toBeLessThanOrEqual(2);
    expect(totalOf(bill), JSON.stringify(bill)).toBeGreaterThan(0.9 * 2);
  });
});
