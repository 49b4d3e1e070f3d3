import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** A page of the docs, by its address below /docs without an ending. */
export interface Page {
  path: string;
  markdown: string;
}

/** A part of the navigation, with its pages in reading order. */
export interface Section {
  title: string;
  pages: Page[];
}

export const titleOf = ({ markdown, path }: Page) => /^# (.+)$/m.exec(markdown)?.[1] ?? path;

/** The pages of the site, and how they are listed. */
interface Contents {
  pages: Page[];
  sections: Section[];
}

/** The whole page as HTML, with the navigation to all others. */
export function renderPage(page: Page, { pages, sections }: Contents): string {
  const up = '../'.repeat(page.path.split('/').length - 1);
  const links = navigation(page, sections, up);
  const body = micromark(page.markdown.replace(/<!--.*?-->/gs, ''), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
    .replace(
      /<(h[23])>(.*?)<\/\1>/g,
      (_all, level: string, text: string) => `<${level} id="${anchorOf(text)}">${text}</${level}>`,
    )
    .replace(/href="([^":#]+)\.md(#[^"]*)?"/g, (_all, path: string, hash = '') =>
      isPage(page.path, path, pages) ? `href="${path}.html${hash}"` : 'class="docs-outside"',
    );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(titleOf(page))} - Uplink Academy docs</title>
<link rel="stylesheet" href="${up}tokens.css">
<link rel="stylesheet" href="${up}docs.css">
<link rel="alternate" type="text/markdown" href="${up}${page.path}.md">
</head>
<body>
<a class="docs-skip" href="#content">Skip to content</a>
<details class="docs-menu"><summary>All pages</summary>
${links}
</details>
<div class="docs-side">
${links}
</div>
<main id="content" tabindex="-1">
${scrolling(body)}
<p class="docs-twin"><a href="${up}${page.path}.md">This page as Markdown</a></p>
</main>
</body>
</html>
`;
}

/** What leads to a heading: its words, joined by dashes. */
const anchorOf = (html: string) =>
  html
    .replace(/<[^>]*>|&[^;]*;/g, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^[A-Z].*/, (words) => words.toLowerCase());

/** It is on each page twice, of which one is shown: beside a wide page, and above a narrow one until it is opened. */
function navigation(page: Page, sections: Section[], up: string): string {
  const current = page.path === 'index' ? ' aria-current="page"' : '';
  return `<nav aria-label="Docs">
<p><a href="${up}index.html"${current}>Uplink Academy docs</a></p>
<p><a href="/storybook/">Storybook</a> <a href="/reference">API reference</a></p>
${sections.map((one) => sectionOf(one, page, up)).join('\n')}
</nav>`;
}

function sectionOf({ title, pages }: Section, page: Page, up: string): string {
  // Of other packages only the first page: the list would fill a telephone's screen several times.
  const shown = pages.filter(({ path }) => !isFar(path, page.path));
  const links = shown.map((one) => {
    const current = one === page ? ' aria-current="page"' : '';
    return `<li><a href="${up}${one.path}.html"${current}>${toHtml(titleOf(one))}</a></li>`;
  });
  const isOpen = pages.includes(page) || page.path === 'index';
  return `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>${links.join('')}</ul></details>`;
}

/** A wide table or command scrolls by itself, by keyboard too; the page never does. */
function scrolling(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="docs-wide" tabindex="0" role="region" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

function isPage(from: string, path: string, pages: Page[]): boolean {
  const { pathname } = new URL(path, `https://docs.example/${from}`);
  return pages.some((one) => `/${one.path}` === pathname);
}

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');
const isFar = (path: string, from: string) =>
  /^packages\/.*\//.test(path) && packageOf(path) !== packageOf(from);
