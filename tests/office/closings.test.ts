import type { LicenceEntry, Player } from '@kuvvet/ledger';
import {
  beginningBytes,
  closedBookBytes,
  licenceChunks,
  readBeginning,
  readClosedBook,
  readLicences,
  readRegister,
  readRerunBook,
  registerChunks,
  rerunBookBytes,
} from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { anElection, aPlayer, aRerun, digest, withFide } from '../ledger/samples.ts';
import { whole } from '../whole.ts';

const beginning = {
  ...{ period: '2026-10', ruleSet: 'PRS05', previousState: digest('s') },
  ...{ register: digest('r'), licences: digest('l') },
};
const closed = {
  ...{ period: '2026-10', ruleSet: 'PRS05', previousState: digest('s') },
  ...{ election: anElection('a'), previous: null },
};
const rerun = { ...aRerun(2), period: '2026-10' };

describe('what the vault knows of closed books', () => {
  it.each([
    ['a beginning', () => readBeginning(beginningBytes(beginning)), { ...beginning, earlier: [] }],
    [
      'a beginning on several lists',
      () =>
        readBeginning(beginningBytes({ ...beginning, earlier: [{ list: '2026-09', state: digest('e') }] })),
      { ...beginning, earlier: [{ list: '2026-09', state: digest('e') }] },
    ],
    ['the first closed book', () => readClosedBook(closedBookBytes(closed)), closed],
    [
      'a later one',
      () => readClosedBook(closedBookBytes({ ...closed, previous: '2026-09' })),
      { ...closed, previous: '2026-09' },
    ],
    ['a re-run', () => readRerunBook(rerunBookBytes(rerun)), rerun],
  ])('reads back: %s', (_, read, written) => expect(read()).toEqual(written));

  it('is the same bytes in whatever order its facts come', () => {
    const shuffled = {
      ...{ previous: null, previousState: digest('s'), ruleSet: 'PRS05', period: '2026-10' },
      election: Object.fromEntries(Object.entries(anElection('a')).reverse()) as typeof closed.election,
    };
    expect(closedBookBytes(shuffled)).toEqual(closedBookBytes(closed));
  });

  it.each([
    ['another document', beginningBytes(beginning)],
    ['one that was cut off', closedBookBytes(closed).subarray(0, -9)],
    ['one with a fact too few', Buffer.from('{"format":"kuvvet.closing/1","period":"2026-10"}\n')],
    ['nothing', new Uint8Array()],
  ])('is told from %s', (_, bytes) => expect(readClosedBook(bytes)).toBeNull());
});

describe('the tables beside a closed book', () => {
  const players = [withFide('10001', '6300001'), aPlayer({ player: '10002', mergedInto: '10001' })];
  const licences = [
    [digest('a'), '10002'],
    [digest('b'), '10001'],
  ] as const;
  const registerBytes = (of: readonly Player[]) => whole(registerChunks(of));
  const licenceBytes = (of: readonly LicenceEntry[]) => whole(licenceChunks(of));

  it('read back as they were written', () => {
    expect([...readRegister(registerBytes(players))]).toEqual(players);
    expect([...readRegister(registerBytes([]))]).toEqual([]);
    expect([...readLicences(licenceBytes(licences.toSorted()))]).toEqual(licences.toSorted());
  });

  it('are one line a person, and nothing but what the person is', () => {
    const [, one, other] = Buffer.from(registerBytes(players)).toString().trimEnd().split('\n');
    expect([JSON.parse(one ?? ''), JSON.parse(other ?? '')]).toMatchObject(
      players.map(({ player, mergedInto }) => ({ player, ...(mergedInto && { mergedInto }) })),
    );
  });

  it.each([
    ['one another', () => readRegister(licenceBytes(licences))],
    ['one another', () => readLicences(registerBytes(players))],
    ['what is cut off', () => readRegister(registerBytes(players).subarray(0, -1))],
    ['nothing', () => readRegister(new Uint8Array())],
  ])('are not taken for %s', (_, read) => expect(read).toThrow());
});
