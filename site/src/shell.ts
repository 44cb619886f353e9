import { contentPolicy } from './headers.ts';
import { addressOf, type Language, type Page } from './page.ts';
import { pages } from './pages.ts';

/** Where the parts of a page lie. */
export interface Assets {
  readonly style: string;
  readonly icon: string;
  readonly script: string;
}

const words = {
  tr: {
    skip: 'İçeriğe geç',
    menu: 'Sayfalar',
    other: 'English',
    noScript: 'Bu sayfa JavaScript ile çalışır. JavaScript olmadan: ',
    footer: 'Sayılar yayımlanan dosyalardan okunur; herkes onları yeniden hesaplayabilir.',
    privacy: 'Bu site çerez kullanmaz ve başka hiçbir yere bağlanmaz.',
  },
  en: {
    skip: 'Skip to content',
    menu: 'Pages',
    other: 'Türkçe',
    noScript: 'This page runs with JavaScript. Without it: ',
    footer: 'The numbers are read from the published files; anyone can work them out again.',
    privacy: 'This site uses no cookies and connects to nobody else.',
  },
} as const;

const types = ['ukd', 'uhs', 'uys'] as const;

/** The HTML of a page before its program runs. */
export function shell(page: Page, language: Language, assets: Assets): string {
  const word = words[language];
  const other: Language = language === 'tr' ? 'en' : 'tr';
  const title = page.path === '' ? `Kuvvet — ${page.title[language]}` : `${page.title[language]} — Kuvvet`;
  const here = (one: Page) => (one.name === page.name ? ' aria-current="page"' : '');
  const menu = pages.flatMap((one) =>
    one.menu ? `<a href="${addressOf(one, language)}"${here(one)}>${one.menu[language]}</a>` : [],
  );
  const tops = types.map((type) => `<a href="/lists/${type}/latest.html">${type.toUpperCase()}</a>`);
  const frame = page.isEmbedded
    ? { before: '', after: '' }
    : {
        before: `<a class="skip" href="#main">${word.skip}</a>
<header class="top"><div class="wide">
<a class="brand" href="${addressOf({ path: '' }, language)}"><img src="${assets.icon}" alt="" width="28" height="28">Kuvvet</a>
<nav aria-label="${word.menu}">${menu.join('\n')}</nav>
<a class="tongue" id="tongue" lang="${other}" hreflang="${other}" href="${addressOf(page, other)}">${word.other}</a>
</div></header>`,
        after: `<footer class="bottom"><div class="wide"><p>${word.footer}</p><p>${word.privacy}</p></div></footer>`,
      };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="description" content="${page.about[language]}">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${assets.icon}">
<link rel="stylesheet" href="${assets.style}">
<link rel="alternate" hreflang="${other}" href="${addressOf(page, other)}">
${types.map((type) => `<link rel="alternate" type="application/atom+xml" title="${type.toUpperCase()}" href="/lists/${type}/feed.atom">`).join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body class="${page.isEmbedded ? 'embedded' : page.name}">
${frame.before}
<main id="main" tabindex="-1" class="wide">
<noscript><p class="notice">${word.noScript}${tops.join(', ')}.</p></noscript>
<div id="page"></div>
</main>
${frame.after}
</body>
</html>
`;
}
