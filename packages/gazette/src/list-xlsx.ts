import { listColumns } from './columns.ts';
import type { RatingList } from './list.ts';
import { sheet } from './xlsx-sheet.ts';
import type { Member } from './zip.ts';

/** A sheet holds 1,048,576 rows, one of them the titles. */
const largest = 1_048_575;

const encoder = new TextEncoder();
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const ooxml = 'http://schemas.openxmlformats.org';
const relation = `${ooxml}/officeDocument/2006/relationships`;

/**
 * `list.xlsx`: the workbook's parts (ECMA-376), to be put into a ZIP. Text is text whatever it begins with, numbers are
 * numbers; what does not fit on one sheet goes on on the next.
 */
export function* listXlsx(list: RatingList, rowsPerSheet: number = largest): Generator<Member> {
  const count = Math.max(1, Math.ceil(list.rows.length / rowsPerSheet));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  yield part('[Content_Types].xml', contentTypes(numbers));
  yield part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  yield part('xl/workbook.xml', workbook(numbers, `${list.type.toUpperCase()} ${list.period}`));
  yield part(
    'xl/_rels/workbook.xml.rels',
    relationships([...numbers.map((n) => ['worksheet', sheetName(n)] as const), ['styles', 'styles.xml']]),
  );
  yield part('xl/styles.xml', styles);
  for (const number of numbers) {
    const from = (number - 1) * rowsPerSheet;
    const rows = { from, to: Math.min(from + rowsPerSheet, list.rows.length) };
    yield { name: `xl/${sheetName(number)}`, contents: sheet(list.rows, rows, listColumns) };
  }
}

const part = (name: string, xml: string): Member => ({ name, contents: [encoder.encode(declaration + xml)] });

const sheetName = (number: number) => `worksheets/sheet${number}.xml`;

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = (sheets: readonly number[]) =>
  `<Types xmlns="${ooxml}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>` +
  sheets
    .map((n) => `<Override PartName="/xl/${sheetName(n)}" ContentType="${main}.worksheet+xml"/>`)
    .join('') +
  '</Types>';

const relationships = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${ooxml}/package/2006/relationships">` +
  targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relation}/${type}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>';

const workbook = (sheets: readonly number[], title: string) =>
  `<workbook xmlns="${ooxml}/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets>` +
  sheets
    .map((n) => `<sheet name="${n === 1 ? title : `${title} (${n})`}" sheetId="${n}" r:id="rId${n}"/>`)
    .join('') +
  '</sheets></workbook>';

/** Cell formats by number: 0 plain, 1 titles, 2 text (so that editing a cell makes no formula of it), 3 two decimals. */
const styles =
  `<styleSheet xmlns="${ooxml}/spreadsheetml/2006/main">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
