import { useEffect, useState } from 'preact/hooks';

/** What an address asks for, by name. */
export type Query = Readonly<Record<string, string>>;

const queryNow = (): Query => Object.fromEntries(new URLSearchParams(location.search));

/** An address of this page, with `changes` to what it asks for now; '' takes a part out. */
function addressWith(query: Query, changes: Query): string {
  const parts = Object.entries({ ...query, ...changes }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(parts).toString();
  return search === '' ? location.pathname : `${location.pathname}?${search}`;
}

/** What the address asks for, and how to ask for something else without leaving the page. */
export function useQuery(): readonly [Query, (changes: Query, how?: 'push' | 'replace') => void] {
  const [query, setQuery] = useState(queryNow);
  useEffect(() => {
    const follow = () => setQuery(queryNow());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const ask = (changes: Query, how: 'push' | 'replace' = 'push') => {
    const address = addressWith(queryNow(), changes);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    setQuery(queryNow());
  };
  return [query, ask];
}
