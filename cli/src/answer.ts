import { exit, type Given, type Sentence, type Terminal } from './command.ts';

interface Answer {
  readonly receipt?: string;
  readonly state?: string;
  readonly next?: string;
  readonly status?: string | number;
  readonly title?: string;
  readonly detail?: string;
  readonly findings?: readonly Noted[];
  readonly errors?: readonly Noted[];
}

interface Noted {
  readonly severity: string;
  readonly message: string;
}

/** Prints what the service answered; the exit code says how the report stands. */
export async function printAnswer(response: Response, given: Given, terminal: Terminal): Promise<number> {
  const text = await response.text();
  const answer = readAnswer(text);
  if (!answer?.receipt && !answer?.title) {
    terminal.err(strange(response.status)[terminal.language]);
    return exit.failed;
  }
  if (given.on.json) terminal.out(text.trim());
  else if (answer.receipt) {
    terminal.out(`${answer.receipt}  ${answer.state}`);
    terminal.err(`${answer.next}`);
  } else terminal.err(`${response.status} ${answer.title}: ${answer.detail}`);
  if (!given.on.json) {
    for (const { severity, message } of answer.findings ?? answer.errors ?? [])
      terminal.err(`  ${severity}: ${message}`);
  }
  const leftOut = answer.state === 'held' || answer.state === 'rejected' || response.status === 422;
  return leftOut ? exit.leftOut : response.ok ? exit.done : exit.failed;
}

/** What is no answer of the service's comes from another one, or from something in between. */
const strange = (status: number): Sentence => ({
  tr: `Yanıt (HTTP ${status}) Kuvvet hizmetinin yanıtı değil; --url adresini denetleyin.`,
  en: `The answer (HTTP ${status}) is none of a Kuvvet service; check --url.`,
});

function readAnswer(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}
