/** So many at a time, the last ones fewer; nothing of nothing. */
export function* slicesOf<Item>(items: Iterable<Item>, length: number): Generator<readonly Item[]> {
  let slice: Item[] = [];
  for (const item of items) {
    slice.push(item);
    if (slice.length < length) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
