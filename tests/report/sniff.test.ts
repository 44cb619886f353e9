import { message, readReport } from '@kuvvet/report';
import { describe, expect, it } from 'vitest';
import { identify } from './trf-text.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const kinds = [
  ['nothing', bytes(), 'file.empty', 'TRF'],
  ['Swiss-Manager', bytes([0x93, 0xff, 0x89, 0x44, 0, 0]), 'file.swiss-manager', 'Swiss-Manager'],
  ['ZIP', bytes('PK\x03\x04\x14\0rapor.trf'), 'file.archive', 'TRF'],
  ['empty ZIP', bytes('PK\x05\x06\0\0'), 'file.archive', 'TRF'],
  ['GZIP', bytes([0x1f, 0x8b, 8, 0]), 'file.archive', 'TRF'],
  ['7Z', bytes('7z\xbc\xaf\x27\x1c'), 'file.archive', 'TRF'],
  ['RAR', bytes('Rar!\x1a\x07'), 'file.archive', 'TRF'],
  ['XLSX', bytes('PK\x03\x04\x14\0[Content_Types].xml'), 'file.excel', 'TRF'],
  ['XLS', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'file.excel', 'TRF'],
  ['PDF', bytes('%PDF-1.7'), 'file.document', 'TRF'],
  ['RTF', bytes('{\\rtf1 a'), 'file.document', 'TRF'],
  ['HTML', bytes('\r\n<!DOCTYPE html><table>'), 'file.web-page', 'TRF'],
  ['HTML with mark', bytes([0xef, 0xbb, 0xbf], '<html>'), 'file.web-page', 'TRF'],
  ['XML', bytes('<?xml version="1.0"?><t/>'), 'file.xml', 'TRF'],
  ['PGN (formats 3 #26)', bytes('[Event "Kupa"]\n1. e4 1-0'), 'file.pgn', 'TRF'],
  ['UTF-16 without mark', bytes('0\x001\x002\x00 \x00A\x00'), 'encoding.utf16-bare', 'UTF-8'],
  ['anything with a zero byte', bytes('012 A\0B'), 'file.binary', 'TRF'],
  ['zero bytes alone', new Uint8Array(64), 'file.binary', 'TRF'],
  ['a list', bytes('1;Ad;TUR;1500\n2;Ad;TUR;1400\n'), 'file.not-a-report', 'TRF'],
  ['blank lines', bytes('\n\n\n'), 'file.not-a-report', 'TRF'],
] as const;

describe('files that are no report (formats 5.1, 7)', () => {
  it.each(kinds)('%s', (_, file, code, exportName) => {
    const reading = readReport({ bytes: file }, identify);
    expect(reading).toMatchObject({ report: null, dialect: null });
    const errors = reading.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => finding.code)).toEqual([code]);
    for (const language of ['tr', 'en'] as const) {
      expect(errors.map((finding) => message(finding, language)).join()).toContain(exportName);
    }
  });
});
