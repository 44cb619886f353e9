import {
  beginningBytes,
  closedBookBytes,
  licenceBytes,
  readBeginning,
  readClosedBook,
  readLicences,
  readRegister,
  readRerunBook,
  registerBytes,
  rerunBookBytes,
} from '@kuvvet/office';
import type { LicenceToken } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { anElection, aPlayer, aRerun, digest, withFide } from '../ledger/samples.ts';

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
    ['b'.repeat(43) as LicenceToken, '10002'],
    ['a'.repeat(43) as LicenceToken, '10001'],
  ] as const;

  it('read back as they were written', () => {
    expect(readRegister(registerBytes(players))).toEqual(players);
    expect(readRegister(registerBytes([]))).toEqual([]);
    expect(readLicences(licenceBytes(licences))).toEqual(licences.toReversed());
  });

  it('are the same bytes in whatever order licences come', () => {
    expect(licenceBytes(licences.toReversed())).toEqual(licenceBytes(licences));
  });

  it('are not taken for one another', () => {
    expect(() => readRegister(licenceBytes(licences))).toThrow();
    expect(() => readLicences(registerBytes(players))).toThrow();
  });
});
