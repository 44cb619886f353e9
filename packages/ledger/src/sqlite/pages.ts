/** Rows a page. A page of the largest postings is some tens of megabytes unpacked. */
export const pageSize = 256;

/** What comes after an item by key; from the first on where that is null. */
type PageAfter<Item> = (last: Item | null) => readonly Item[];

/** Page after page by key: no cursor stays open while the reader waits between two. */
export function* pages<Item>(pageAfter: PageAfter<Item>): Generator<readonly Item[]> {
  for (let items = pageAfter(null); items.length > 0; items = pageAfter(items.at(-1) ?? null)) yield items;
}

/** The same, item by item. */
export async function* paged<Item>(pageAfter: PageAfter<Item>): AsyncGenerator<Item> {
  for (const items of pages(pageAfter)) yield* items;
}
