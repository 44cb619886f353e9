import { useState } from 'preact/hooks';
import {
  drop,
  exported,
  importTournaments,
  keep,
  type SavedFault,
  type Shelf,
  savedTournaments,
} from '../../calculators/saved-tournaments.ts';
import type { Sheet } from '../../calculators/sheet.ts';
import { FileDrop } from '../parts/file-drop.tsx';
import { saveFile } from '../parts/save-file.ts';
import { boxWord } from './box-words.ts';

interface SavedBoxProps {
  readonly sheet: Sheet;
  readonly open: (sheet: Sheet) => void;
}

/** Where site data are blocked, already to name the storage is an error. */
const shelf: Shelf = {
  getItem: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** Tournaments kept in this browser. */
export function SavedBox({ sheet, open }: SavedBoxProps) {
  const [saved, setSaved] = useState(() => savedTournaments(shelf));
  const [told, setTold] = useState('');
  const [name, setName] = useState<string | null>(null);
  const shownName = name ?? sheet.name ?? '';
  const done = (fault: SavedFault | null, success: string) => {
    setTold(fault ? boxWord.faults[fault] : success);
    setSaved(savedTournaments(shelf));
  };
  return (
    <details class="box">
      <summary>{boxWord.saved}</summary>
      <p class="soft">{boxWord.savedAbout}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = shownName.trim() || boxWord.untitled;
          done(keep(shelf, chosen, sheet), boxWord.kept(chosen));
        }}
      >
        <label class="field grows">
          <span>{boxWord.name}</span>
          <input
            maxlength={80}
            value={shownName}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <button type="submit">{boxWord.keep}</button>
      </form>
      <p role="status">{told}</p>
      {saved.length === 0 ? (
        <p class="soft">{boxWord.noSaved}</p>
      ) : (
        <>
          <ul class="saved">
            {saved.map((each) => (
              <li key={each.name}>
                <button type="button" class="plain" onClick={() => open(each.sheet)}>
                  {boxWord.open(each.name)}
                </button>{' '}
                <button
                  type="button"
                  class="plain"
                  aria-label={boxWord.drop(each.name)}
                  onClick={() => done(drop(shelf, each.name), '')}
                >
                  {boxWord.dropShort}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => saveFile('kuvvet-tournaments.json', 'application/json', exported(saved))}
          >
            {boxWord.exportFile}
          </button>
        </>
      )}
      <FileDrop
        label={boxWord.importFile}
        accept=".json,application/json"
        take={(file) => {
          void file.text().then(
            (text) => done(importTournaments(shelf, text), ''),
            () => done('saved.broken', ''),
          );
        }}
      />
    </details>
  );
}
