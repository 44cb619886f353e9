import { zipped } from '../../packages/gazette/src/zip.ts';
import type { Table } from '../../site/src/imports/imported.ts';

/** How a spreadsheet program may write its texts. */
export type Spelling = 'shared' | 'inline';

/** A workbook of one sheet, as Chess-Results exports them; numbers as numbers, empty cells left out. */
export async function workbook(table: Table, spelling: Spelling): Promise<Uint8Array> {
  const shared: string[] = [];
  const rows = table.map((row, r) => {
    const cells = row.map((cell, c) => {
      const at = `${String.fromCharCode(65 + c)}${r + 1}`;
      if (cell === '') return '';
      if (/^\d+$/.test(cell)) return `<c r="${at}" s="2"><v>${cell}</v></c>`;
      if (spelling === 'inline') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
      shared.push(cell);
      return `<c r="${at}" t="s"><v>${shared.length - 1}</v></c>`;
    });
    return cells.every((cell) => cell === '') ? '' : `<row r="${r + 1}">${cells.join('')}</row>`;
  });
  const texts = shared.map((text) => {
    const half = Math.ceil(text.length / 2);
    // A rich text comes in runs.
    return `<si><r><t xml:space="preserve">${escaped(text.slice(0, half))}</t></r><r><t>${escaped(text.slice(half))}</t></r></si>`;
  });
  const part = (name: string, xml: string) => ({ name, contents: [new TextEncoder().encode(xml)] });
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped([
    part('[Content_Types].xml', '<Types/>'),
    part('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
    part('xl/sharedStrings.xml', `<sst>${texts.join('')}</sst>`),
  ])) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[½İ]/g, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`);
