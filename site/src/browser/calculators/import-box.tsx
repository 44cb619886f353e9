import { useState } from 'preact/hooks';
import type { Sheet } from '../../calculators/sheet.ts';
import type { ImportedTournament } from '../../imports/imported.ts';
import { readTable, tableOf } from '../../imports/read-table.ts';
import { sheetOf } from '../../imports/sheet-of.ts';
import { FileDrop } from '../parts/file-drop.tsx';
import { boxWord, importMessage } from './box-words.ts';
import { type FileImport, readTournamentFile } from './read-tournament-file.ts';

interface ImportBoxProps {
  readonly sheet: Sheet;
  readonly open: (sheet: Sheet) => void;
}

/** A tournament from elsewhere, and which of its players the games are for. */
export function ImportBox({ sheet, open }: ImportBoxProps) {
  const [imported, setImported] = useState<FileImport | null>(null);
  // As it was before the import, so that another player takes the place of the first and not one beside.
  const [before, setBefore] = useState(sheet);
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const choose = (tournament: ImportedTournament, no: number, into: Sheet) => {
    const mode = into.mode === 'game' ? 'tournament' : into.mode;
    const filled = sheetOf(tournament, no, { ...into, mode });
    setTold(boxWord.imported(filled.events.at(-1)?.length ?? 0));
    open(filled);
  };
  const take = (read: FileImport) => {
    setImported(read);
    setBefore(sheet);
    setTold('');
    if (read.tournament?.self != null) choose(read.tournament, read.tournament.self, sheet);
  };
  const messages = imported ? [...imported.findings.map(importMessage), ...imported.said] : [];
  const tournament = imported?.tournament;
  return (
    <details class="box">
      <summary>{boxWord.import}</summary>
      <FileDrop
        label={boxWord.file}
        about={boxWord.importAbout}
        accept=".trf,.trfx,.txt,.json,.zip,.xlsx"
        take={(file) => {
          void readTournamentFile(file).then(take);
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take({ ...readTable(tableOf(text)), said: [] });
        }}
      >
        <label class="field">
          <span>{boxWord.paste}</span>
          <textarea rows={4} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
        <p>
          <button type="submit">{boxWord.read}</button>
        </p>
      </form>
      {tournament && tournament.self === null && (
        <label class="field">
          <span>{boxWord.whose}</span>
          <select
            onChange={({ currentTarget }) =>
              choose(tournament, Number(currentTarget.value), { ...before, mode: sheet.mode })
            }
          >
            <option value="" disabled selected>
              {boxWord.choosePlayer}
            </option>
            {tournament.players.map(({ no, name }) => (
              <option key={no} value={no}>
                {no} {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p role="status">{told}</p>
      {messages.length > 0 && (
        <div role="status" class={tournament ? 'notice warn' : 'notice bad'}>
          <h3>{boxWord.findings}</h3>
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
