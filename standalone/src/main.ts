import { serve } from './serve.ts';
import { readSettings, usage } from './settings.ts';
import { toldObstacle } from './talk.ts';

const settings = readSettings(process.argv.slice(2));
if (typeof settings === 'string') {
  process.stderr.write(`${settings}\n\n${usage}\n`);
  process.exitCode = 2;
} else if (settings.help) {
  process.stdout.write(`${usage}\n`);
} else {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const say = (line: string) => process.stderr.write(`${line}\n`);
  process.exitCode = await serve(settings, stop.signal, say).catch((error) => {
    say(toldObstacle(error, settings));
    return 1;
  });
}
