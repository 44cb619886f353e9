/** Acts on the items, `width` at a time, so that a long list neither queues singly nor floods the table. */
export async function inWaves<Item>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const wave of slices(items, width)) await Promise.all(wave.map(act));
}

export function slices<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, slice) =>
    items.slice(slice * size, (slice + 1) * size),
  );
}
