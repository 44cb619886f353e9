import { benchReader } from './reader.ts';

const benches: Readonly<Record<string, () => string>> = { reader: benchReader };

const [name = ''] = process.argv.slice(2);
const bench = benches[name];
if (bench) console.log(bench());
else {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 2;
}
