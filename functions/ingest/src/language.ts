import type { Language } from '@kuvvet/report';

const spoken: readonly Language[] = ['tr', 'en'];

interface Wish {
  readonly tag: string;
  readonly weight: number;
}

/**
 * The language of an answer: of ours the one the reader gives more weight (RFC 9110 12.5.4), of two that weigh the
 * same the one named first, Turkish where neither is asked for. Regions are not told apart: en-GB is English.
 */
export function languageOf(acceptLanguage = ''): Language {
  const wishes = acceptLanguage.split(',').flatMap((range) => readWish(range) ?? []);
  const named = wishes.filter(({ tag }) => isSpoken(tag));
  const any = wishes.find(({ tag }) => tag === '*')?.weight ?? 0;
  const others = spoken
    .filter((language) => !named.some(({ tag }) => tag === language))
    .map((tag) => ({ tag, weight: any }));
  const [first] = [...named, ...others]
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return first && isSpoken(first.tag) ? first.tag : 'tr';
}

/** A language range without its region, and its weight; null where it is not one. */
function readWish(range: string): Wish | null {
  const [tag = '', ...parameters] = range
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const [weight = 'q=1', ...more] = parameters;
  if (!/^(\*|[a-z]{1,8}(-[a-z0-9]{1,8})*)$/.test(tag) || more.length > 0) return null;
  const [, quality] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(weight) ?? [];
  return quality === undefined ? null : { tag: tag.split('-', 1)[0] as string, weight: Number(quality) };
}

const isSpoken = (tag: string): tag is Language => spoken.some((language) => language === tag);
