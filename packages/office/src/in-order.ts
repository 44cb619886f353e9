/** The places of columns in an order: those that stand in it already, as a ledger gives most, are only gone through. */
export function* inOrder(length: number, compare: (one: number, other: number) => number): Generator<number> {
  let first = 0;
  while (first + 1 < length && compare(first, first + 1) <= 0) first++;
  if (first + 1 >= length) {
    for (let place = 0; place < length; place++) yield place;
    return;
  }
  yield* Uint32Array.from({ length }, (_, place) => place).sort(compare);
}
