import type { Language } from '@kuvvet/report';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { styleAddress } from './style.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface Document {
  readonly language: Language;
  readonly title: string;
  /** What stands above the page. */
  readonly header: Markup;
  readonly main: Markup;
}

/** A whole document; its only request is for the style. */
export const documentOf = ({ language, title, header, main }: Document): Markup => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Kuvvet</title>
<link rel="stylesheet" href="${styleAddress}">
</head>
<body>
${header}
<main id="main" tabindex="-1">
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
