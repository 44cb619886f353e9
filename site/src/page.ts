export const languages = ['tr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A page of the site; its program begins in `browser/<name>/main.tsx`. */
export interface Page {
  readonly name: string;
  /** Below the language, with a slash at the end; empty for the first page. */
  readonly path: string;
  /** What the menu calls it; null for a page that others lead to. */
  readonly menu: Readonly<Record<Language, string>> | null;
  readonly title: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** Shown inside pages of others: without menu and footer. */
  readonly isEmbedded?: boolean;
}

/** Turkish is the language of the federation: its pages lie at the root. */
export const addressOf = ({ path }: Pick<Page, 'path'>, language: Language): string =>
  `/${language === 'tr' ? '' : `${language}/`}${path}`;
