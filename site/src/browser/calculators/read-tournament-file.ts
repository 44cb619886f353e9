import type { Import } from '../../imports/imported.ts';
import { readTable } from '../../imports/read-table.ts';
import { isWorkbook, readXlsx } from '../../imports/read-xlsx.ts';
import { language } from '../language.ts';

/** What came of a file: like a table's, with the sentences of the report's reader beside. */
export interface FileImport extends Import {
  readonly said: readonly string[];
}

const mostBytes = 2_000_000;

/** Reads a spreadsheet or a report. The reader of reports comes only when one is there to read. */
export async function readTournamentFile(file: Blob): Promise<FileImport> {
  if (file.size > mostBytes) return refused('import.too-large');
  // A folder that is dropped is a file that cannot be read.
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) return refused('import.not-xlsx');
  const bytes = new Uint8Array(content);
  if (isWorkbook(bytes)) {
    const table = await readXlsx(bytes);
    return table ? { ...readTable(table), said: [] } : refused('import.not-xlsx');
  }
  const { importTrf } = await import('../../imports/import-trf.ts');
  const { tournament, said, unsure } = await importTrf(bytes, language);
  return {
    tournament,
    findings: unsure ? [{ code: 'import.which-rating' }] : [],
    said: said.map(({ text }) => text),
  };
}

const refused = (code: 'import.too-large' | 'import.not-xlsx'): FileImport => ({
  tournament: null,
  findings: [{ code }],
  said: [],
});
