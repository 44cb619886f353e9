/** Puts an item where it belongs among the first `most` by `order`; of equal ones the earlier comes first. */
export function keepFirst<Item>(
  kept: Item[],
  item: Item,
  most: number,
  order: (one: Item, other: Item) => number,
): void {
  let at = kept.length;
  while (at > 0 && order(item, kept[at - 1] as Item) < 0) at--;
  if (at >= most) return;
  kept.splice(at, 0, item);
  kept.length = Math.min(kept.length, most);
}
