import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { pack } from './pack.ts';

/** Files of a test by name, in a directory that goes away with it. */
export function tableFiles(): (name: string, content: string | Uint8Array) => string {
  const directory = mkdtempSync(join(tmpdir(), 'kuvvet-tables-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  return (name, content) => {
    const path = join(directory, name);
    writeFileSync(path, content);
    return path;
  };
}

/** A text as Turkish Windows writes it. */
export const windows1254 = (text: string): Uint8Array => {
  const turkish: Readonly<Record<string, number>> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
  return Uint8Array.from(text, (letter) => turkish[letter] ?? letter.charCodeAt(0));
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A workbook as Excel writes one: texts shared, numbers as numbers, empty cells left out, the sheet named by the
 * workbook's relations.
 */
export function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const texts: string[] = [];
  const cell = (value: string | number, row: number, column: number) => {
    if (value === '') return '';
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === 'number')
      return `<c r="${reference}"><v>${value > 1e10 ? value.toExponential() : value}</v></c>`;
    return `<c r="${reference}" t="s"><v>${texts.push(value) - 1}</v></c>`;
  };
  const lines = rows.map((cells, row) => {
    const inside = cells.map((value, column) => cell(value, row, column)).join('');
    return `<row r="${row + 1}">${inside}</row>`;
  });
  const file = (name: string, xml: string) => ({ name, content: Buffer.from(`<?xml version="1.0"?>${xml}`) });
  return pack(
    file('xl/workbook.xml', '<workbook><sheets><sheet name="Kütük" r:id="rId7"/></sheets></workbook>'),
    file(
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId7" Target="worksheets/kutuk.xml"/></Relationships>',
    ),
    file(
      'xl/sharedStrings.xml',
      `<sst>${texts.map((text) => `<si><r><t>${escaped(text.slice(0, 2))}</t></r><r><t>${escaped(text.slice(2))}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
    ),
    file('xl/worksheets/kutuk.xml', `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`),
  );
}
