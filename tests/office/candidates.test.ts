import type { Player } from '@kuvvet/ledger';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { explain, match } from '@kuvvet/office';
import type { ReportPlayer, TournamentReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';

const person = (player: string, facts: Partial<Player> = {}): Player => ({
  ...{ player, name: 'IŞIK, Ömer', sex: 'm', birthYear: 1990, province: '', club: '', federation: 'TUR' },
  ...{ member: true, listed: true, mergedInto: null },
  fide: { number: null, standard: null, rapid: null, blitz: null },
  ...facts,
});

const row = (facts: Partial<ReportPlayer> = {}): ReportPlayer => ({
  ...{ startNo: 7, name: 'Omer Isik', sex: 'm', birthYear: 1990, federation: 'TUR' },
  ...{ licence: null, fideNumber: null, playerNumber: null },
  ...facts,
});

const token = 'e1'.repeat(32);

async function resolve(register: readonly Player[], ...players: readonly ReportPlayer[]) {
  const ledger = openSqliteLedger(':memory:');
  await ledger.putPlayers(register);
  await ledger.putLicences([[token, '1001']]);
  return match({ players } as unknown as TournamentReport, ledger);
}

describe('whom an unmatched player might be (M-04)', () => {
  it.each<[string, Partial<ReportPlayer>, Partial<Player>, number]>([
    ['name, birth year and sex the same', {}, {}, 90],
    ['name and birth year the same, sex not in the report', { sex: null }, {}, 80],
    ['name and birth year the same, sex not in the register', {}, { sex: null }, 80],
    ['name and birth year the same, another sex', { sex: 'w' }, {}, 40],
    ['name and sex the same, birth year not in the report', { birthYear: null }, {}, 60],
    ['name the same, nothing to compare', { birthYear: null, sex: null }, {}, 50],
    ['name the same, nothing to compare with', {}, { birthYear: null, sex: null }, 50],
    ['name the same, another sex', { birthYear: null, sex: 'w' }, {}, 20],
    ['name the same, another birth year', { sex: null, birthYear: 1991 }, {}, 20],
    ['name and sex the same, another birth year', { birthYear: 1991 }, {}, 20],
    ['name the same, all else other', { birthYear: 1991, sex: 'w' }, {}, 10],
  ])('is weighed by what agrees: %s', async (_, reported, registered, certainty) => {
    const { players, findings } = await resolve([person('1001', registered)], row(reported));
    expect(findings).toEqual([
      {
        code: 'player.unmatched',
        severity: 'hold',
        startNo: 7,
        candidates: [{ player: '1001', certainty }],
      },
    ]);
    expect(players.size).toBe(0);
  });

  it.each([
    ['a word less', 'IŞIK'],
    ['a word more', 'IŞIK, Ömer Can'],
    ['no letter that can be folded', '—'],
    ['no name', ''],
  ])('is nobody for a name with %s', async (_, name) => {
    const { findings } = await resolve([person('1001'), person('1002', { name: '—' })], row({ name }));
    expect(findings).toEqual([{ code: 'player.unmatched', severity: 'hold', startNo: 7 }]);
  });

  it('is named by certainty, then by number, five at most', async () => {
    const { findings } = await resolve(
      [
        person('10001', { birthYear: 1950 }),
        person('20001', { sex: null }),
        person('9001'),
        person('10002'),
        person('1001', { birthYear: null, sex: null }),
        person('30001', { birthYear: 1950, sex: 'w' }),
      ],
      row(),
    );
    expect(findings[0]?.candidates?.map(({ player, certainty }) => [player, certainty])).toEqual([
      ['9001', 90],
      ['10002', 90],
      ['20001', 80],
      ['1001', 50],
      ['10001', 20],
    ]);
  });

  it('is told of every such row, and of no other', async () => {
    const { findings } = await resolve(
      [person('1001'), person('1002', { name: 'ÇINAR, Ege' })],
      row({ startNo: 1, licence: token }),
      row({ startNo: 2, name: 'ege çınar' }),
      row({ startNo: 3, playerNumber: '9999' }),
    );
    expect(findings.map(({ startNo, candidates }) => [startNo, candidates?.[0]?.player])).toEqual([
      [2, '1002'],
      [3, '1001'],
    ]);
  });

  it('is told beside numbers that name different people', async () => {
    const { findings } = await resolve(
      [person('1001'), person('1002', { name: 'KOÇ, Elif' })],
      row({ licence: token, playerNumber: '1002' }),
    );
    expect(findings).toMatchObject([
      { code: 'player.ambiguous', found: '1001, 1002', candidates: [{ player: '1001', certainty: 90 }] },
    ]);
  });

  it.each([
    [
      'tr',
      '7 numaralı oyuncu kütükte bulunamadı. Kütükte aynı adla kayıtlı 1001 (%90) veya 1002 (%20) olabilir. Numarayı düzeltip',
    ],
    [
      'en',
      'Player 7 was not found in the register. This may be 1001 (90%) or 1002 (20%), registered under the same name. Correct the number',
    ],
  ] as const)('is said in %s by number, never by name or birth year', async (language, start) => {
    const register = [person('1001'), person('1002', { birthYear: 1951 })];
    const { findings } = await resolve(register, row());
    const text = findings.map((finding) => explain(finding, language)).join();
    expect(text.startsWith(start)).toBe(true);
    expect(JSON.stringify(findings) + text).not.toMatch(/IŞIK|isik|Ömer|1990|1951/i);
  });
});
