import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, unpack } from '@kuvvet/office';
import { describe, expect, it } from 'vitest';
import { unpackReport as unpackInBrowser } from '../../site/src/imports/unpack-report.ts';
import { root } from '../run.ts';
import { type Packing, pack } from './pack.ts';

const report = readFileSync(join(root, 'samples/2026-10/reports/E03.trf16.cp1254.trf'));
const licences = readFileSync(join(root, 'samples/2026-10/reports/E03.licences.json'));
const trf = { name: 'E03.trf', content: report };
const map = { name: 'E03.licences.json', content: licences };
const note = { name: 'okuyun.txt', content: 'Bu pakette bir rapor var.\n' };
const json = { name: 'E09.json', content: '{ "format": "kuvvet.report/1" }' };
const kupa = (count: number): Packing[] =>
  Array.from({ length: count }, (_, i) => ({ name: `resim/${i}.jpg`, content: 'x' }));

const openers = [
  ['the service', asBuffers(unpack)],
  ['the pages', asBuffers(unpackInBrowser)],
] as const;

function asBuffers(open: typeof unpack): typeof unpack {
  return async (given) => {
    const opened = await open(given);
    if ('code' in opened) return opened;
    const { report, licences } = opened;
    return { report: Buffer.from(report), licences: licences && Buffer.from(licences) };
  };
}

describe.each(openers)('a report in a ZIP, opened by %s (formats 8)', (_, open) => {
  const unpackReport = (bytes: Uint8Array) => open({ report: bytes, licences: null });

  it.each<[string, readonly Packing[]]>([
    ['alone', [trf]],
    ['not compressed', [{ ...trf, stored: true }]],
    [
      'in a folder',
      [
        { name: 'kupa/', content: '' },
        { ...trf, name: 'kupa/Kış Kupası.TRF' },
      ],
    ],
    ['named as in CP437', [{ ...trf, name: 'K\x8d\x9f.trf', flags: 0 }]],
    ['as .txt', [{ ...trf, name: 'rapor.txt' }]],
    ['among texts that are none', [note, trf, { name: 'ayarlar.json', content: '{"dil": "tr"}' }]],
    [
      'among other files',
      [trf, { name: 'kupa.pdf', content: '%PDF-1.7' }, { name: 'kupa.TUNX', content: '\x93' }],
    ],
    ['among 49 others', [trf, ...kupa(49)]],
    ['beside its shadow of macOS', [trf, { name: '__MACOSX/._E03.trf', content: '\0\x05\x16\x07001 ' }]],
    ['beside a link', [trf, { name: 'son.trf', content: 'E03.trf', mode: 0o120777 }]],
  ])('is found %s', async (_, files) => {
    expect(await unpackReport(pack(...files))).toEqual({ report, licences: null });
  });

  it('brings its licence map along', async () => {
    expect(await unpackReport(pack(map, trf, note))).toEqual({ report, licences });
  });

  it('is taken even if it looks like nothing, when it is the only text: the reader says what it is', async () => {
    expect(await unpackReport(pack(note))).toMatchObject({ report: Buffer.from(note.content) });
  });

  it.each<[string, readonly Packing[], string, object?]>([
    ['no file', [], 'archive.no-report'],
    ['no text', [{ name: 'kupa.pdf', content: '%PDF-1.7' }], 'archive.no-report'],
    ['texts of which none is a report', [note, { ...note, name: 'b.txt' }], 'archive.no-report'],
    ['a licence map alone', [map], 'archive.no-report'],
    ['two reports', [trf, { ...trf, name: 'E04.trf' }], 'archive.reports', { found: '2' }],
    ['a report and a JSON report', [trf, json], 'archive.reports', { found: '2' }],
    ['two licence maps', [trf, map, { ...map, name: 'E04.licences.json' }], 'archive.licences'],
    ['51 entries', [trf, ...kupa(50)], 'archive.entries', { found: '51', expected: '50' }],
    ['a password', [{ ...trf, flags: 0x801 }], 'archive.encrypted'],
    ['a ZIP', [trf, { name: 'b.zip', content: pack(trf) }], 'archive.nested'],
    ['a RAR by another name', [trf, { name: 'b.txt', content: 'Rar!\x1a\x07' }], 'archive.nested'],
    ['the same name twice', [trf, trf], 'archive.repeated'],
    ['a name that leads up', [{ ...trf, name: '../E03.trf' }], 'archive.path'],
    ['a name that leads up in Windows', [{ ...trf, name: 'a\\..\\..\\E03.trf' }], 'archive.path'],
    ['a name from the root', [{ ...trf, name: '/tmp/E03.trf' }], 'archive.path'],
    ['a name from a drive', [{ ...trf, name: 'C:/E03.trf' }], 'archive.path'],
    [
      'more than 20 MB by its directory',
      [trf, { name: 'b.bin', content: Buffer.alloc(300_000, 1), declaredSize: 20_000_000, stored: false }],
      'archive.size',
      { found: `${20_000_000 + report.length}`, expected: '20000000' },
    ],
    [
      'a file packed more than 100 times',
      [{ ...trf, content: Buffer.alloc(1_000_000, ' ') }],
      'archive.ratio',
      { expected: '100' },
    ],
    ['more bytes than declared', [{ ...trf, declaredSize: 100 }], 'archive.unreadable'],
    ['fewer bytes than declared', [{ ...trf, declaredSize: report.length + 1 }], 'archive.unreadable'],
    ['nothing where something is declared', [{ ...trf, content: '', declaredSize: 1 }], 'archive.unreadable'],
    ['a wrong checksum', [{ ...trf, checksum: 1 }], 'archive.unreadable'],
    ['a method nobody expects', [{ ...trf, method: 12 }], 'archive.unreadable'],
  ])('is refused with %s', async (_, files, code, facts = {}) => {
    expect(await unpackReport(pack(...files))).toEqual({ code, severity: 'error', ...facts });
  });

  it('is refused when cut off anywhere', async () => {
    const whole = pack(trf, map);
    for (let length = 4; length < whole.length; length += 97) {
      expect(await unpackReport(whole.subarray(0, length))).toMatchObject({ code: 'archive.unreadable' });
    }
  });

  it('says no name of a file', async () => {
    const refusal = await unpackReport(pack({ ...trf, name: '../AÇIK, Adı.trf' }));
    expect('code' in refusal && `${explain(refusal, 'tr')}${JSON.stringify(refusal)}`).not.toMatch(
      /Adı|AÇIK/,
    );
  });
});

describe.each(openers)('what was handed in to %s', (_, unpack) => {
  it('stays what it is unless it is a ZIP', async () => {
    for (const bytes of [report, licences, Buffer.from('Rar!\x1a\x07'), new Uint8Array()]) {
      expect(await unpack({ report: bytes, licences })).toEqual({ report: Buffer.from(bytes), licences });
    }
  });

  it.each([
    ['beside the ZIP', [trf], licences],
    ['in the ZIP', [trf, map], null],
  ] as const)('has its licence map %s', async (_, files, beside) => {
    expect(await unpack({ report: pack(...files), licences: beside })).toEqual({ report, licences });
  });

  it('has no two licence maps', async () => {
    expect(await unpack({ report: pack(trf, map), licences })).toMatchObject({ code: 'archive.licences' });
  });
});
