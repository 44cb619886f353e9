import type { ShortNumber } from '@kuvvet/report';
import { useEffect, useState } from 'preact/hooks';
import type { CheckedReport } from '../../arbiters/read-for-check.ts';
import { language } from '../language.ts';
import { FileDrop } from '../parts/file-drop.tsx';
import { FindingsTable, gravest } from './findings-table.tsx';
import { Preview } from './preview-table.tsx';
import { ReportFacts } from './report-facts.tsx';
import { SendForm } from './send-form.tsx';
import { word } from './words.ts';

/** A file as it was taken, and its bytes. */
interface Taken {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const tones = { error: 'bad', hold: 'warn', warning: 'warn', notice: '' } as const;

export function CheckPage() {
  const [report, setReport] = useState<Taken | null>(null);
  const [licences, setLicences] = useState<Taken | null>(null);
  const [shortNumbers, setShortNumbers] = useState<ShortNumber>('fide');
  const [checked, setChecked] = useState<CheckedReport | null>(null);
  useEffect(() => {
    if (!report) return;
    // The reader is as large as the rest of the page: it comes when there is something to read.
    const given = { report: report.bytes, licences: licences?.bytes ?? null };
    let isNewest = true;
    void import('../../arbiters/read-for-check.ts')
      .then(({ readForCheck }) => readForCheck(given, shortNumbers, language))
      .then((read) => isNewest && setChecked(read));
    return () => {
      isNewest = false;
    };
  }, [report, licences, shortNumbers]);
  const type = checked && checked.type !== 'review' ? checked.type : null;
  const severity = checked && gravest(checked.findings);
  return (
    <>
      <h1>{word.title}</h1>
      <p>{word.intro}</p>
      <div class="outcomes">
        <FileDrop
          label={word.report}
          about={word.reportAbout}
          take={(file) => void taken(file).then(setReport)}
        />
        <FileDrop
          label={word.licences}
          about={word.licencesAbout}
          accept=".json,application/json"
          take={(file) => void taken(file).then(setLicences)}
        />
      </div>
      <div class="row">
        <label class="field">
          <span>{word.numbers}</span>
          <select
            value={shortNumbers}
            onChange={({ currentTarget }) =>
              setShortNumbers(currentTarget.value === 'player' ? 'player' : 'fide')
            }
          >
            <option value="fide">{word.numbersOf.fide}</option>
            <option value="player">{word.numbersOf.player}</option>
          </select>
        </label>
        <p class="soft files">
          {[report, licences].map((file) => file && <span key={file.name}>{word.chosen(file.name)} </span>)}
        </p>
      </div>
      <div role="status">
        {severity && <p class={`notice ${tones[severity]}`}>{word.verdict[severity]}</p>}
      </div>
      {checked && checked.findings.length > 0 && <FindingsTable findings={checked.findings} />}
      {checked?.reading.report && <ReportFacts report={checked.reading.report} type={type} />}
      {checked && type && <Preview checked={checked} type={type} />}
      <SendForm report={report?.bytes ?? null} licences={licences?.bytes ?? null} />
    </>
  );
}

/** A folder that is dropped is a file that cannot be read: then nothing is in it. */
const taken = async (file: File): Promise<Taken> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0))),
});
