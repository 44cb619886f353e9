// Starts a program of this repository. Plain JavaScript, so that an old Node can still say what is wrong.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
const [program, ...args] = process.argv.slice(2);

if (major > 22 || (major === 22 && minor >= 18)) {
  process.argv = [process.argv[0], program, ...args];
  // What is compiled is kept for the next start, which then takes half as long: among our own files, since whoever
  // can write there can change the program anyhow.
  module.enableCompileCache(fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)));
  await import(new URL(program, import.meta.url));
} else {
  process.stderr.write(
    `Kuvvet needs Node 22.18 or later; this is ${process.versions.node}. Run "npm ci" once more: it brings Node 24 on most machines.\n` +
      `Kuvvet için Node 22.18 veya sonrası gerekir; bu ${process.versions.node}. "npm ci" çoğu makinede Node 24 kurar.\n`,
  );
  process.exitCode = 1;
}
