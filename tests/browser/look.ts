/** How somebody looks at a page. */
export interface Look {
  readonly language: 'tr' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

/** Every way: both languages, both themes, a telephone and a desk. */
export const looks: readonly Look[] = (['tr', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([360, 1280] as const).map((width) => ({ language, theme, width })),
  ),
);

export const turkishAtDesk: Look = { language: 'tr', theme: 'light', width: 1280 };
