import { SaxesParser } from 'saxes';
import { membersOf } from './read-zip.ts';

export interface Cell {
  readonly value: string | number;
  /** The number format of the cell's style. */
  readonly format: string;
}

export interface Sheet {
  readonly name: string;
  /** Rows above this one stay in view. */
  readonly frozen: number;
  readonly widths: readonly number[];
  /** Cells by column letter. */
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** An XML part as a tree; a parser that is not ours refuses what is not well-formed. */
export function elementOf(xml: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}

/** All elements of a name, at any depth, in order. */
export const within = (element: Element, name: string): readonly Element[] =>
  element.children.flatMap((child) => (child.name === name ? [child] : within(child, name)));

/**
 * A workbook read as ECMA-376 has it: from the package's relationships to the workbook, from there by relationship to
 * sheets and styles; cells by their references. Throws for a formula, and for a part nothing leads to.
 */
export function readWorkbook(bytes: Uint8Array): readonly Sheet[] {
  const parts = new Map(membersOf(bytes).map(({ name, contents }) => [name, contents.toString('utf8')]));
  const used = new Set(['[Content_Types].xml']);
  const part = (name: string) => {
    used.add(name);
    return elementOf(parts.get(name) ?? '');
  };
  const related = (rels: string, folder: string) =>
    within(part(rels), 'Relationship').map(({ attributes: { Id, Type, Target } }) => ({
      ...{ id: Id, type: Type?.split('/').at(-1), name: `${folder}${Target}` },
    }));
  const [workbook] = related('_rels/.rels', '').filter(({ type }) => type === 'officeDocument');
  const relations = related('xl/_rels/workbook.xml.rels', 'xl/');
  const styles = part(relations.find(({ type }) => type === 'styles')?.name ?? '');
  const formats = within(within(styles, 'cellXfs')[0] as Element, 'xf').map(
    ({ attributes }) => builtIn[attributes.numFmtId ?? ''] ?? 'unknown',
  );
  const sheets = within(part(workbook?.name ?? ''), 'sheet').map(({ attributes }) => {
    const target = relations.find(({ id }) => id === attributes['r:id'])?.name ?? '';
    return { name: attributes.name ?? '', ...readSheet(part(target), formats) };
  });
  const declared = within(part('[Content_Types].xml'), 'Override').map(({ attributes }) =>
    attributes.PartName?.slice(1),
  );
  for (const name of parts.keys()) {
    if (!used.has(name)) throw new Error(`${name}: nothing leads to it`);
    if (!name.endsWith('.rels') && name !== '[Content_Types].xml' && !declared.includes(name)) {
      throw new Error(`${name}: of no type`);
    }
  }
  return sheets;
}

const builtIn: Readonly<Record<string, string>> = { 0: 'General', 2: '0.00', 49: '@' };

function readSheet(sheet: Element, formats: readonly string[]): Omit<Sheet, 'name'> {
  if (within(sheet, 'f').length > 0) throw new Error('a formula');
  const [pane] = within(sheet, 'pane');
  return {
    frozen: pane?.attributes.state === 'frozen' ? Number(pane.attributes.ySplit) : 0,
    widths: within(sheet, 'col').map(({ attributes }) => Number(attributes.width)),
    rows: within(sheet, 'row').map((row, index) => {
      if (row.attributes.r !== `${index + 1}`) throw new Error(`row ${row.attributes.r} at ${index + 1}`);
      const cells = within(row, 'c').map((cell): [string, Cell] => {
        const [, column = '', at] = /^([A-Z]+)(\d+)$/.exec(cell.attributes.r ?? '') ?? [];
        if (at !== row.attributes.r) throw new Error(`${cell.attributes.r} in row ${row.attributes.r}`);
        return [column, { value: valueIn(cell), format: formats[Number(cell.attributes.s ?? 0)] ?? 'none' }];
      });
      const columns = cells.map(([column]) => column);
      if (columns.join() !== [...new Set(columns)].sort().join())
        throw new Error(`cells out of order: ${columns}`);
      return Object.fromEntries(cells);
    }),
  };
}

function valueIn(cell: Element): string | number {
  if (cell.attributes.t === 'inlineStr') return stringOf(within(cell, 't')[0] as Element);
  const text = within(cell, 'v')[0]?.text ?? '';
  if (cell.attributes.t !== undefined || !/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`no number: ${text}`);
  return Number(text);
}

/** Blanks at the ends count only where the part says so; `_x000D_` and the like are characters (22.9.2.19). */
function stringOf({ text, attributes }: Element): string {
  const kept = attributes['xml:space'] === 'preserve' ? text : text.trim();
  return kept.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
