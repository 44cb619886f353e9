import type { Ledger } from '@kuvvet/ledger';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../contract.ts';
import { collect, digest, withFide } from '../samples.ts';

export function licencesContract(subject: Subject): void {
  describe('licences', () => {
    it('finds player numbers by token and leaves out what it does not know', async () => {
      await subject().putLicences([
        [digest('a'), '10001'],
        [digest('b'), '10002'],
      ]);
      expect(await subject().licences([digest('b'), digest('c'), digest('b')])).toEqual(
        new Map([[digest('b'), '10002']]),
      );
      expect(await subject().licences([])).toEqual(new Map());
    });

    it('follows a licence to another player; the last of one call stands', async () => {
      await subject().putLicences([[digest('a'), '10001']]);
      await subject().putLicences([
        [digest('a'), '10002'],
        [digest('a'), '10003'],
      ]);
      expect(await subject().licences([digest('a')])).toEqual(new Map([[digest('a'), '10003']]));
    });

    it('takes more than fit one request', async () => {
      const entries = Array.from(
        { length: 257 },
        (_, at) => [digest(`t${at}`), String(10_000 + at)] as const,
      );
      await subject().putLicences(entries);
      expect(await subject().licences(entries.map(([token]) => token))).toEqual(new Map(entries));
    });
  });

  describe('licenceEntries', () => {
    it('come by token, more than a page, and nothing else', async () => {
      expect(await collect(subject().licenceEntries())).toEqual([]);
      expect(await everybody(subject())).toEqual({ register: [], licences: [] });
      const entries = Array.from(
        { length: 300 },
        (_, at) => [digest(`t${String(at).padStart(3, '0')}`), String(10_000 + at)] as const,
      );
      await subject().putPlayers([withFide('10000', '6300001')]);
      await subject().putLicences(entries.toReversed());
      expect(await collect(subject().licenceEntries())).toEqual(entries);
      const register = [withFide('10000', '6300001')];
      expect(await everybody(subject())).toEqual({ register, licences: entries });
    });
  });
}

/** What the pages come to, licences by token. */
async function everybody(ledger: Ledger) {
  const pages = await collect(ledger.people());
  return {
    register: pages.flatMap(({ register }) => register),
    licences: pages.flatMap(({ licences }) => licences).sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}
