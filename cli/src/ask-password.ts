import { text } from 'node:stream/consumers';
import type { Language } from '@kuvvet/report';

const questions = {
  tr: ['Parola (en az 12 karakter): ', 'Parola, bir daha: '],
  en: ['Password (at least 12 characters): ', 'Password once more: '],
} as const;

/**
 * A password that stands in no command line: asked for twice at a terminal, where it is not shown, else everything on
 * standard input but the line's end. Null if the two differ.
 */
export async function askPassword(language: Language): Promise<string | null> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const [first, second] = questions[language];
  const password = await askUnseen(first);
  return (await askUnseen(second)) === password ? password : null;
}

/** One line from the terminal without showing it. Ctrl-C ends the program as ever. */
function askUnseen(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve) => {
    let typed = '';
    const hear = (keys: string) => {
      for (const key of keys) {
        if (key === '\u0003') process.kill(process.pid, 'SIGINT');
        if (key === '\r' || key === '\n' || key === '\u0004') {
          stdin.off('data', hear).setRawMode(false).pause();
          stderr.write('\n');
          return resolve(typed);
        }
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key;
      }
    };
    stdin.on('data', hear);
  });
}
