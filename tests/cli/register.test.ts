import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerCommand } from '../../cli/src/register.ts';
import { tableFiles } from '../office/table-files.ts';
import { run, withHome } from './office.ts';

const file = tableFiles();
const register = file(
  'register.csv',
  'Oyuncu No;TCKN;Ad Soyad;Doğum Yılı;Vize\n100001;90000000100;ÇINAR, ONUR;1974;2026\n100002;90000000279;AĞAÇ, BÜŞRA;2006;\n',
);

describe('kuvvet register import', () => {
  let data: string;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'kuvvet-register-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const give = (...args: readonly string[]) => run(registerCommand, 'import', ...args, '--data', data);
  const people = () =>
    withHome(data, async ({ ledger }) => (await Array.fromAsync(ledger.register())).length);

  it('shows what columns are taken for and what would become of the lines, and stores with --yes', async () => {
    const rehearsed = await give(register);
    expect(rehearsed).toMatchObject({ code: 3, out: '+ 100001  ÇINAR, ONUR' });
    const [, ...told] = rehearsed.err.split('\n');
    expect(told.slice(0, 4)).toEqual([
      '  TCKN -> licence',
      '  Ad Soyad -> name',
      '  Doğum Yılı -> birthYear',
      '  Vize -> -',
    ]);
    expect(told[4]).toMatch(/error: Line 3: The check digits/);
    expect(told[5]).toBe(
      'Added: 1, changed: 0, unchanged: 0, lines left out: 1. Nothing was stored; add --yes to do so.',
    );
    expect(await people()).toBe(0);
    expect((await give(register, '--yes', '--lang', 'tr')).err).toMatch(/Yeni: 1, .* Kaydedildi\.$/);
    expect(await people()).toBe(1);
    expect((await give(register)).err).toContain('unchanged: 1');
  });

  it('gives everything as JSON, without any licence number', async () => {
    const { out, err } = await give(register, '--json', '--yes');
    const lines = out.split('\n').map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { code: 'register.licence-checksum', line: 3 },
      { player: '100001', added: true },
      { stored: true, added: 1, leftOut: 1 },
    ]);
    expect(out + err).not.toMatch(/90000000\d{3}/);
  });

  it.each<[string, readonly string[], RegExp]>([
    ['a heading that is not there', ['--map', 'Sicil=player'], /no such heading: Sicil/],
    ['a field there is not', ['--map', 'Vize=visa'], /expected "HEADING=field"/],
    ['a second column for one field', ['--map', 'Vize=name'], /Several columns could be name/],
    ['no player numbers', ['--map', 'Oyuncu No=-'], /No column was taken for player/],
  ])('asks for more with %s', async (_case, args, message) => {
    const told = await give(register, ...args);
    expect(told).toMatchObject({ code: 2, out: '' });
    expect(told.err).toMatch(message);
  });

  it('takes a column for what a person says', async () => {
    await give(register, '--map', 'Vize=club', '--map', 'Doğum Yılı=-', '--yes');
    const [player] = await withHome(data, ({ ledger }) => Array.fromAsync(ledger.register()));
    expect(player).toMatchObject({ club: '2026', birthYear: null });
  });

  it('says what cannot be read, and refuses what is no order', async () => {
    expect(await give(file('old.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)))).toMatchObject({ code: 1 });
    expect(await run(registerCommand, 'export', register, '--data', data)).toMatchObject({ code: 2 });
    expect(await give(join(data, 'none.csv')).catch(({ code }) => code)).toBe('ENOENT');
  });
});
