/** How somebody looks at a page. */
export interface Look {
  readonly language: 'tr' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

export const turkishAtDesk: Look = { language: 'tr', theme: 'light', width: 1280 };
