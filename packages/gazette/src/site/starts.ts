/** Where the first of each count lies when all follow one another, and where the last one ends. */
export function startsOf(counts: Uint32Array): { readonly starts: Uint32Array; readonly end: number } {
  const starts = new Uint32Array(counts.length);
  let end = 0;
  for (const [at, count] of counts.entries()) {
    starts[at] = end;
    end += count;
  }
  return { starts, end };
}
