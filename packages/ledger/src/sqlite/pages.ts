/** Rows a page. A page of the largest postings is some tens of megabytes unpacked. */
export const pageSize = 256;

/** Page after page by key: no cursor stays open while the reader waits between two items. */
export async function* paged<Item>(page: (last: Item | null) => readonly Item[]): AsyncGenerator<Item> {
  for (let items = page(null); items.length > 0; items = page(items.at(-1) ?? null)) yield* items;
}
