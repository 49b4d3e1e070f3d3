import { micromark } from 'micromark';
import { type Extension, gfm, gfmHtml } from 'micromark-extension-gfm';
import { sanitize, sanitizeLearnerText } from './sanitize.ts';

const fence = /^([ \t]*)(`{3,}|~{3,})[ \t]*(?:([\w-]+)[ \t]*)?title="([^"\n]*)"[ \t]*$/gm;

/**
 * Markdown to clean HTML. A fence may carry a title, ```cli title="R2, privileged exec", which
 * becomes `data-title` of its `<pre>`.
 */
export function markdownToHtml(markdown: string): string {
  const titles: string[] = [];
  const marked = markdown.replace(fence, (...[, indent, ticks, language, title]) => {
    titles.push(title);
    return `${indent}${ticks}${language ?? 'text'}-t${titles.length - 1}`;
  });
  const titled = toHtml(marked).replace(
    /<pre><code class="language-([\w-]+?)-t(\d+)">/g,
    (_, language: string, index: string) =>
      `<pre data-language="${language}" data-title="${escapeAttribute(titles[Number(index)] ?? '')}"><code class="language-${language}">`,
  );
  return sanitize(titled);
}

/** What learners and mentors write to each other, as clean HTML. */
export function learnerMarkdownToHtml(markdown: string): string {
  return sanitizeLearnerText(toHtml(markdown));
}

const mostContainers = 50;
const mostBrackets = 2000;
const entities: Record<string, string> = { '[': '&#91;', ']': '&#93;' };
const mostMarks = { ofParagraph: 500, ofText: 5000 };
const mostUnderlines = 200;
const underline = /^[ \t>]*[=-]+[ \t]*$/gm;
/** What begins a quote or an item of a list. */
const container = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?![^ \\t\\r\\n]))';
const deepContainer = new RegExp(`^((?:${container}){${mostContainers}})(?:${container})+`, 'gm');
const mostLinksOfWord = 10;
const longestParagraph = 20_000;
const link = /www\.|https?:\/\//gi;

/**
 * micromark takes the square of the time for quotes and lists in each other, for marks of emphasis and brackets in one
 * paragraph, for addresses in one word, and for lines that make the one above a heading: more of them than anyone writes
 * are left out, or stay as they were typed.
 */
function toHtml(markdown: string): string {
  const quoted = markdown.replace(deepContainer, '$1');
  const paragraphs = quoted.split(/\n[ \t]*\n/);
  const isLabelled = paragraphs.some((part) => part.split(/[[\]]/).length > mostBrackets);
  const text = isLabelled ? quoted.replace(/[[\]]/g, (bracket) => entities[bracket] ?? '') : quoted;
  const disabled = [
    ...(hasManyMarks(paragraphs) ? ['attention', 'strikethrough'] : []),
    ...(hasManyLinks(quoted) ? ['wwwAutolink', 'protocolAutolink'] : []),
    ...((quoted.match(underline) ?? []).length > mostUnderlines ? ['setextUnderline'] : []),
  ];
  return micromark(text, {
    extensions: [
      mayHaveAddresses(paragraphs) ? gfm() : gfmWithoutAddresses(),
      { disable: { null: disabled } },
    ],
    htmlExtensions: [gfmHtml()],
  });
}

function hasManyMarks(paragraphs: readonly string[]): boolean {
  const marks = paragraphs.map((part) => part.replace(/[^*_~]+/g, '').length);
  const all = marks.reduce((sum, count) => sum + count, 0);
  return all > mostMarks.ofText || marks.some((count) => count > mostMarks.ofParagraph);
}

/** Disabling them isn't enough: a paragraph is split wherever one of its letters may begin something. */
function gfmWithoutAddresses(): Extension {
  const { text = {}, ...others } = gfm();
  const kept = Object.entries(text).flatMap(([letter, constructs = []]) => {
    const found = [constructs].flat().filter(({ name }) => name !== 'emailAutolink');
    return found.length > 0 ? [[letter, found]] : [];
  });
  return { ...others, text: Object.fromEntries(kept) };
}

/** Looking for mail addresses splits a paragraph at every word, and joining the parts again takes the square of the time. */
const mayHaveAddresses = (paragraphs: readonly string[]): boolean =>
  paragraphs.some((part) => part.includes('@')) &&
  paragraphs.every((part) => part.length < longestParagraph);

const hasManyLinks = (text: string): boolean =>
  text.split(/\s+/).some((word) => (word.match(link) ?? []).length > mostLinksOfWord);

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
