import { composed, type TableLine } from './table-line.ts';
import type { XmlEvent } from './xml-events.ts';

/** Puts the lines of a sheet together from its XML (ECMA-376, 18.3.1), as it comes. Empty ones are left out. */
export class SheetLines {
  readonly #textAt: (place: number) => string;
  #line = 0;
  #cells: string[] = [];
  #column = -1;
  #type = 'n';
  #text = '';
  #isValue = false;
  /** Cells of the first line: empty ones at the end of others are not kept in the file. */
  #width = 0;

  constructor(textAt: (place: number) => string) {
    this.#textAt = textAt;
  }

  *in(events: readonly XmlEvent[]): Generator<TableLine> {
    for (const event of events) {
      if (event.kind === 'text') {
        if (this.#isValue) this.#text += event.text;
      } else if (event.kind === 'open') this.#open(event.name, event.attributes);
      else if (event.name === 'c') this.#cells[this.#column] = this.#written();
      else if (event.name === 'v' || event.name === 't') this.#isValue = false;
      else if (event.name === 'row' && this.#cells.some(Boolean)) yield this.#whole();
    }
  }

  #whole(): TableLine {
    const used = this.#cells.findLastIndex(Boolean) + 1;
    this.#width ||= used;
    const cells = Array.from({ length: Math.max(used, this.#width) }, (_, at) => this.#cells[at] ?? '');
    return { line: this.#line, cells };
  }

  #open(name: string, { r: reference, t: type }: Readonly<Record<string, string>>) {
    switch (name) {
      case 'row':
        this.#line = Number(reference ?? this.#line + 1);
        this.#cells = [];
        this.#column = -1;
        break;
      case 'c':
        this.#column = columnOf(reference) ?? this.#column + 1;
        this.#type = type ?? 'n';
        this.#text = '';
        break;
      case 'v':
      case 't':
        this.#isValue = true;
        break;
    }
  }

  /** Numbers as their digits: a long one may be kept as `9.00000001E10`. */
  #written(): string {
    const text = this.#text;
    if (this.#type === 's') return composed(this.#textAt(Number(text))).trim();
    const isLong = this.#type === 'n' && /[eE.]/.test(text) && Number.isSafeInteger(Number(text));
    return isLong ? String(Number(text)) : composed(text).trim();
  }
}

/** 1 for `B7`: columns are counted in letters (18.3.1.4); there are 16,384 at most. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((column, letter) => 26 * column + letter.charCodeAt(0) - 64, 0) - 1;
}
