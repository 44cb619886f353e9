/** Says how far long work has come, on a terminal only, in one line that the next thing said takes away. */
export function progress(what: string): { at(count: number): void; done(): void } {
  const shows = process.stderr.isTTY === true;
  let last = 0;
  return {
    at(count) {
      if (!shows || performance.now() - last < 200) return;
      last = performance.now();
      process.stderr.write(`\r${what} ${count}\u001b[K`);
    },
    done() {
      if (shows) process.stderr.write('\r\u001b[K');
    },
  };
}
