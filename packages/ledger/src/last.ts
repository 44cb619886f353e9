/** Where one call names a key twice the later item stands, as if they had been written one by one. */
export function lastOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
