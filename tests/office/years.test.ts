import { openMemoryArchive } from '@kuvvet/gazette/memory';
import { openSqliteLedger } from '@kuvvet/ledger/sqlite';
import { rebuild } from '@kuvvet/office';
import { expect, it } from 'vitest';
import { spendYears } from '../../bench/years.ts';
import { openWorkshop } from '../../cli/src/workshop.ts';

it('a year made again from the vault comes to every digest', async () => {
  using workshop = openWorkshop(openMemoryArchive());
  await spendYears({ months: 12, players: 120, tournaments: 2 }, workshop);
  const into = { ledger: openSqliteLedger(':memory:'), lists: openMemoryArchive() };
  const { vault, lists: published } = workshop;
  const told = await Array.fromAsync(rebuild({ vault, published, into, scratch: openMemoryArchive }));
  expect(told.map(({ revision }) => revision)).toEqual([0, ...Array(12).fill(1)]);
  expect(told.flatMap(({ findings }) => findings)).toEqual([]);
  const unequal = told.flatMap(({ digests }) => digests.filter(({ expected, found }) => expected !== found));
  expect(unequal).toEqual([]);
  expect(told.at(-1)).toMatchObject({ list: '2028-01', tournaments: 3 });
});
