import { benchClose } from './close.ts';
import { benchHandler } from './handler.ts';
import { benchImport } from './import.ts';
import { benchKernel } from './kernel.ts';
import { benchLists } from './lists.ts';
import { benchReader } from './reader.ts';
import { benchRebuild } from './rebuild.ts';
import { benchRecompute } from './recompute.ts';
import { benchRegister } from './register.ts';
import { benchSite } from './site.ts';

const benches: Readonly<Record<string, () => string | Promise<string>>> = {
  kernel: benchKernel,
  recompute: benchRecompute,
  close: benchClose,
  handler: benchHandler,
  import: benchImport,
  lists: benchLists,
  reader: benchReader,
  rebuild: benchRebuild,
  site: benchSite,
  register: benchRegister,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(benches, name));
if (unknown === undefined) {
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length === 0 || names.includes(name)) console.log(`## ${name}\n\n${await bench()}\n`);
  }
} else {
  console.error(`Usage: npm run bench -- [${Object.keys(benches).join(' | ')}]...`);
  process.exitCode = 2;
}
