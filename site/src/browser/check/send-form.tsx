import { useRef, useState } from 'preact/hooks';
import { followReceipt, type Line, type Sent, sendReport } from '../../arbiters/send-report.ts';
import { language } from '../language.ts';
import { ServiceAnswerView } from './service-answer.tsx';
import { word } from './words.ts';

interface SendFormProps {
  readonly report: Uint8Array | null;
  readonly licences: Uint8Array | null;
}

const line: Line = {
  fetch: (path, request) => fetch(path, request),
  now: () => Math.floor(Date.now() / 1000),
  pause: (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds)),
  // Not a UUID, which browsers give to pages of https:// alone.
  mark: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(''),
};

const blank = { tournament: '', revision: '1', sender: '', key: '', dual: false };

/** The signed hand-in: rehearsed or for good, and its receipt followed. */
export function SendForm({ report, licences }: SendFormProps) {
  const [entered, setEntered] = useState(blank);
  const [sent, setSent] = useState<{ readonly of: Sent; readonly isRehearsal: boolean } | null>(null);
  const [told, setTold] = useState('');
  // What answers an earlier attempt is not shown over a later one.
  const attempts = useRef(0);
  const enter = (facts: Partial<typeof blank>) => setEntered((before) => ({ ...before, ...facts }));
  const { tournament, revision, sender, key, dual } = entered;

  async function hand(isRehearsal: boolean): Promise<void> {
    setSent(null);
    if (!report) return setTold(word.needReport);
    if (!tournament.trim() || !sender.trim() || !key.trim()) return setTold(word.needFields);
    setTold(word.sending);
    attempts.current += 1;
    const attempt = attempts.current;
    const outgoing = { tournament: tournament.trim(), revision: Number(revision), dual, report, licences };
    const answered = await sendReport(outgoing, { sender: sender.trim(), key }, language, line, isRehearsal);
    if (attempt !== attempts.current) return;
    setTold('');
    setSent({ of: answered, isRehearsal });
    if (isRehearsal || !('answer' in answered) || answered.status !== 202) return;
    await followReceipt(`${answered.answer.status}`, language, line, (answer) => {
      if (attempt === attempts.current) setSent({ of: { status: 200, answer }, isRehearsal });
    });
  }

  return (
    <section class="card">
      <h2>{word.send}</h2>
      <p class="soft">{word.sendAbout}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void hand(event.submitter?.getAttribute('value') === 'rehearse');
        }}
      >
        <div class="row top-aligned">
          <label class="field grows">
            <span>{word.tournament}</span>
            <input
              maxlength={64}
              autocomplete="off"
              value={tournament}
              onInput={({ currentTarget }) => enter({ tournament: currentTarget.value })}
            />
            <span class="small soft">{word.tournamentHelp}</span>
          </label>
          <label class="field">
            <span>{word.revision}</span>
            <input
              type="number"
              min={1}
              max={9999}
              value={revision}
              onInput={({ currentTarget }) => enter({ revision: currentTarget.value })}
            />
          </label>
          <label class="tick">
            <input
              type="checkbox"
              checked={dual}
              onChange={({ currentTarget }) => enter({ dual: currentTarget.checked })}
            />
            <span>{word.dual}</span>
          </label>
        </div>
        <div class="row">
          <label class="field">
            <span>{word.sender}</span>
            <input
              maxlength={63}
              autocomplete="off"
              autocapitalize="none"
              value={sender}
              onInput={({ currentTarget }) => enter({ sender: currentTarget.value })}
            />
          </label>
          <label class="field grows">
            <span>{word.key}</span>
            <input
              type="password"
              autocomplete="off"
              value={key}
              onInput={({ currentTarget }) => enter({ key: currentTarget.value })}
            />
          </label>
        </div>
        <div class="row">
          <button type="submit" value="rehearse">
            {word.rehearse}
          </button>
          <button type="submit" class="main" value="send">
            {word.sendNow}
          </button>
        </div>
      </form>
      <div role="status">
        {told && <p>{told}</p>}
        {sent && <ServiceAnswerView {...sent} />}
      </div>
    </section>
  );
}
