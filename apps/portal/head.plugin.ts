import type { Plugin } from 'vite';
import { ACADEMY_NAME, TAGLINE } from './src/app/constants.ts';

/** Writes title and description of the page from their constants into its head. */
export function head(): Plugin {
  return { name: 'head', transformIndexHtml: (html) => fillHead(html) };
}

export function fillHead(html: string, name = ACADEMY_NAME, tagline = TAGLINE): string {
  return html
    .replaceAll('%ACADEMY_NAME%', () => asHtml(name))
    .replaceAll('%TAGLINE%', () => asHtml(tagline));
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
