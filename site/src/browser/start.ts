import { type ComponentChild, render } from 'preact';

/** Shows a page in its frame. The other language is at the same place: it gets the same query. */
export function start(page: ComponentChild): void {
  const place = document.getElementById('page');
  if (!place) throw new Error('no place for the page');
  render(page, place);
  document.getElementById('tongue')?.addEventListener('click', (event) => {
    const link = event.currentTarget as HTMLAnchorElement;
    link.search = location.search;
    link.hash = location.hash;
  });
}
