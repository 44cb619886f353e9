import type { Ledger, Player } from '@kuvvet/ledger';
import { match } from '@kuvvet/office';
import { nameKey, type ReportPlayer, type TournamentReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';

const person = (player: string, name: string, birthYear: number | null = 1990): Player => ({
  player,
  name,
  sex: 'm',
  birthYear,
  province: '',
  club: '',
  federation: 'TUR',
  fide: { number: null, standard: null, rapid: null, blitz: null },
  member: true,
  listed: true,
  mergedInto: null,
});

const register = [
  person('1001', 'IŞIK, ÖMER'),
  person('1002', 'İNCİ, IRMAK'),
  person('1003', 'ÇINAR, EGE', null),
];

/** The look-ups `match` needs, over three people. */
const ledger = {
  licences: async () =>
    new Map([
      ['token-1', '1001'],
      ['token-2', '1002'],
    ]),
  fideNumbers: async () =>
    new Map([
      ['34500001', '1001'],
      ['34500003', '1003'],
    ]),
  namesakes: async (keys: readonly string[]) =>
    new Map(
      keys.map((key) => [
        key,
        register.filter(({ name }) => nameKey(name) === key).map(({ player }) => player),
      ]),
    ),
  players: async (numbers: readonly string[]) =>
    new Map(
      register.filter(({ player }) => numbers.includes(player)).map((player) => [player.player, player]),
    ),
} as unknown as Ledger;

const row = (changes: Partial<ReportPlayer>): ReportPlayer => ({
  startNo: 1,
  name: '',
  sex: null,
  birthYear: null,
  federation: null,
  licence: null,
  fideNumber: null,
  playerNumber: null,
  ...changes,
});

const resolve = (...players: readonly ReportPlayer[]) =>
  match({ players } as unknown as TournamentReport, ledger);

describe('who played', () => {
  it.each<[string, Partial<ReportPlayer>, string]>([
    ['licence token', { licence: 'token-1' }, '1001'],
    ['FIDE number', { fideNumber: '34500003' }, '1003'],
    ['player number', { playerNumber: '1002' }, '1002'],
    [
      'several numbers of one person',
      { licence: 'token-1', fideNumber: '34500001', playerNumber: '1001' },
      '1001',
    ],
    [
      'a licence beside a FIDE number the register lacks',
      { licence: 'token-2', fideNumber: '99999999' },
      '1002',
    ],
  ])('is resolved by %s', async (_case, numbers, player) => {
    const { players, findings } = await resolve(row(numbers));
    expect(players.get(1)?.player).toBe(player);
    expect(findings).toEqual([]);
  });

  it.each<[string, Partial<ReportPlayer>, string]>([
    ['a name alone, however exact', { name: 'IŞIK, ÖMER', birthYear: 1990 }, 'player.unmatched'],
    ['an unknown licence', { licence: 'token-9' }, 'player.unmatched'],
    ['a player number nobody has', { playerNumber: '9999' }, 'player.unmatched'],
    ['numbers of two people', { licence: 'token-1', fideNumber: '34500003' }, 'player.ambiguous'],
    ['another birth year', { licence: 'token-1', birthYear: 1991 }, 'player.birth-year'],
    ['another sex', { licence: 'token-1', sex: 'w' }, 'player.sex'],
    ['a name without a word in common', { licence: 'token-1', name: 'KOÇ, ELİF' }, 'player.name'],
  ])('is held for %s', async (_case, facts, code) => {
    const { findings } = await resolve(row(facts));
    expect(findings).toMatchObject([{ code, severity: 'hold', startNo: 1 }]);
  });

  it.each([
    ['capitals and dots lost', 'isik omer'],
    ['without a comma, turned round', 'ÖMER IŞIK'],
    ['a second name cut off', 'IŞIK'],
    ['read through Latin letters', 'Isik, O.'],
  ])('is confirmed by a name with %s', async (_case, name) => {
    expect((await resolve(row({ licence: 'token-1', name }))).findings).toEqual([]);
  });

  it('does not weigh facts one side lacks', async () => {
    expect((await resolve(row({ fideNumber: '34500003', birthYear: 1950 }))).findings).toEqual([]);
  });

  it('is held when two rows are one person', async () => {
    const { findings } = await resolve(
      row({ licence: 'token-1' }),
      row({ startNo: 7, playerNumber: '1001' }),
    );
    expect(findings).toMatchObject([{ code: 'player.twice', startNo: 7, otherNo: 1, found: '1001' }]);
  });

  it('names no person in a finding', async () => {
    const { findings } = await resolve(
      row({ licence: 'token-1', name: 'KOÇ, ELİF', sex: 'w', birthYear: 1951 }),
    );
    expect(JSON.stringify(findings)).not.toMatch(/KOÇ|IŞIK|1951|token/);
  });
});
