import type { Sent } from '../../arbiters/send-report.ts';
import { word } from './words.ts';

/** What of the service's answers is shown; all sentences are its own, in the language of the page. */
interface Shown {
  readonly title?: string;
  readonly detail?: string;
  readonly receipt?: string;
  readonly state?: string;
  readonly verdict?: string;
  readonly next?: string;
  readonly errors?: readonly { readonly message: string }[];
  readonly findings?: readonly { readonly message: string }[];
  readonly players?: readonly Outcome[];
}

interface Outcome {
  readonly startNo: number;
  readonly player: string;
  readonly rating: number | null;
  readonly games: number;
  readonly change: string;
  readonly preview: number | null;
}

const good = new Set(['rated', 'received', 'parked', 'rateable', 'withdrawn']);

export function ServiceAnswerView({ of, isRehearsal }: { readonly of: Sent; readonly isRehearsal: boolean }) {
  if ('fault' in of) return <p class="notice bad">{word.faults[of.fault]}</p>;
  const shown = of.answer as Shown;
  const state = shown.state ?? shown.verdict;
  const said = [...(shown.errors ?? []), ...(shown.findings ?? [])].map(({ message }) => message);
  const tone = state === undefined ? 'bad' : good.has(state) ? '' : 'warn';
  return (
    <div class={`notice ${tone}`}>
      {state === undefined ? (
        <p>
          <strong>{shown.title}</strong> {shown.detail}
        </p>
      ) : (
        <p>
          {isRehearsal ? word.rehearsal : `${word.receipt} ${shown.receipt}`}:{' '}
          <strong>{word.states[state] ?? word.verdicts[state] ?? state}</strong>
        </p>
      )}
      {said.length > 0 && (
        <ul>
          {said.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {shown.next && <p>{shown.next}</p>}
      {shown.players && shown.players.length > 0 && <Outcomes of={shown.players} />}
    </div>
  );
}

const Outcomes = ({ of }: { readonly of: readonly Outcome[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{word.player}</th>
        {[word.rating, word.counted, word.change, word.next].map((head) => (
          <th scope="col" class="number" key={head}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {of.map(({ startNo, player, rating, games, change, preview }) => (
        <tr key={startNo}>
          <th scope="row">
            {startNo} · {player}
          </th>
          <td class="number">{rating ?? '–'}</td>
          <td class="number">{games}</td>
          <td class="number">{change}</td>
          <td class="number">{preview ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
