import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly value: T };

/** What `load` gives, anew whenever one of `on` is another. What comes too late is dropped. */
export function useLoaded<T>(load: () => Promise<T>, on: readonly unknown[]): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ state: 'there', value }),
      () => isWanted && setLoaded({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, on);
  return loaded;
}
