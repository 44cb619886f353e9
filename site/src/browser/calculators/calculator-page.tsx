import { useEffect, useState } from 'preact/hooks';
import { isLink, type LinkFault, readLink } from '../../calculators/share-link.ts';
import { emptySheet, modes, type Sheet } from '../../calculators/sheet.ts';
import { ImportBox } from './import-box.tsx';
import { PlayerFields } from './player-fields.tsx';
import { SavedBox } from './saved-box.tsx';
import { ShareBox } from './share-box.tsx';
import { word } from './words.ts';
import { Worksheet } from './worksheet.tsx';

/** What the address holds; nothing in it is an empty sheet. */
function opened(): { readonly sheet: Sheet; readonly fault: LinkFault | null } {
  if (!isLink(location.hash)) return { sheet: emptySheet, fault: null };
  const read = readLink(location.hash);
  return typeof read === 'string' ? { sheet: emptySheet, fault: read } : { sheet: read, fault: null };
}

export function CalculatorPage() {
  const [{ sheet, fault }, setOpened] = useState(opened);
  useEffect(() => {
    const follow = () => {
      if (isLink(location.hash)) setOpened(opened());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = (next: Sheet) => setOpened({ sheet: next, fault: null });
  const change = (facts: Partial<Sheet>) => open({ ...sheet, ...facts });
  const isNational = sheet.mode !== 'fide';
  const isFide = sheet.mode === 'fide' || sheet.mode === 'dual';
  return (
    <>
      <h1>{word.title}</h1>
      <p>{word.intro}</p>
      {fault && (
        <p class="notice bad" role="alert">
          {word.fault[fault]}
        </p>
      )}
      <fieldset class="choices">
        <legend class="hidden-label">{word.choose}</legend>
        {modes.map((mode) => (
          <button
            type="button"
            key={mode}
            aria-pressed={mode === sheet.mode}
            onClick={() => change({ mode })}
          >
            {word.modes[mode]}
          </button>
        ))}
      </fieldset>
      <p class="soft about">{word.about[sheet.mode]}</p>
      <PlayerFields sheet={sheet} change={change} />
      <Worksheet sheet={sheet} change={change} />
      <div class="boxes no-print">
        <ImportBox sheet={sheet} open={open} />
        <SavedBox sheet={sheet} open={open} />
        <ShareBox sheet={sheet} />
        <details class="box">
          <summary>{word.how}</summary>
          <ul>
            {[...(isNational ? word.howNational : []), ...(isFide ? word.howFide : [])].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
      </div>
      <p class="after-boxes">
        <button type="button" onClick={() => open({ ...emptySheet, mode: sheet.mode, type: sheet.type })}>
          {word.clear}
        </button>
      </p>
      <p class="soft small">{word.later}</p>
    </>
  );
}
