import { Conflict } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { aWord, collect } from '../samples.ts';

export function wordsContract(subject: Subject): void {
  const about = aWord().about;

  describe('say (M-23)', () => {
    it('keeps a word, whole, and once', async () => {
      await subject().say(aWord());
      await subject().say(aWord());
      await subject().say(aWord({ at: '2026-10-09T08:30:00.000Z' }));
      expect(await subject().words(about)).toEqual([aWord()]);
    });

    it.each([
      ['another person', aWord({ by: 'mehmet' })],
      ['another reason', aWord({ reason: 'Başka' })],
      ['another deed', aWord({ deed: 'refuse' })],
      ['other facts', aWord({ facts: { revision: 2 } })],
    ])('refuses a word of that name by %s, and the first stays', async (_, word) => {
      await subject().say(aWord());
      await expect(subject().say(word)).rejects.toThrow(Conflict);
      expect(await subject().words(about)).toEqual([aWord()]);
    });

    it('keeps words about other things apart, whatever they are called', async () => {
      const words = ['tournament/a', 'tournament/A', 'tournament/a-1', 'player/10001', 'book/2026-10'].map(
        (each) => aWord({ about: each }),
      );
      for (const word of words) await subject().say(word);
      for (const word of words) expect(await subject().words(word.about)).toEqual([word]);
      expect(await subject().words('tournament/b')).toEqual([]);
    });
  });

  it('words come oldest first', async () => {
    for (const [id, day] of [
      ['c', '07'],
      ['a', '09'],
      ['d', '07'],
      ['b', '08'],
    ] as const) {
      await subject().say(aWord({ id, at: `2026-10-${day}T08:30:00.000Z` }));
    }
    expect((await subject().words(about)).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
  });

  it('the trail of a month has its words alone, oldest first, and more than a page of them', async () => {
    const count = 300;
    for (let one = 0; one < count; one++) {
      const at = `2026-10-${String((one % 28) + 1).padStart(2, '0')}T08:30:00.000Z`;
      await subject().say(aWord({ about: `player/${10_000 + one}`, at }));
    }
    for (const at of ['2026-09-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z'])
      await subject().say(aWord({ at }));
    const trail = await collect(subject().trail('2026-10'));
    expect(trail).toHaveLength(count);
    expect(trail.map(({ at }) => at)).toEqual(trail.map(({ at }) => at).sort());
    expect(await collect(subject().trail('2026-11'))).toHaveLength(0);
    expect(await collect(subject().trail('2026-09'))).toHaveLength(1);
  });
}
