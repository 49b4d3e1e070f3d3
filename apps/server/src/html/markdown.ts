import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
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

const mostQuotes = 50;
const mostBrackets = 2000;
const entities: Record<string, string> = { '[': '&#91;', ']': '&#93;' };
const mostMarks = { ofParagraph: 500, ofText: 5000 };
const mostUnderlines = 200;
const underline = /^[ \t>]*[=-]+[ \t]*$/gm;
const deepQuote = new RegExp(`^((?:[ \\t]*>){${mostQuotes}})(?:[ \\t]*>)+`, 'gm');

/**
 * micromark takes the square of the time for quotes in quotes, for marks of emphasis and brackets in one paragraph, and
 * for lines that make the one above a heading: more of them than anyone writes are left out, or stay as they were typed.
 */
function toHtml(markdown: string): string {
  const quoted = markdown.replace(deepQuote, '$1');
  const paragraphs = quoted.split(/\n[ \t]*\n/);
  const isLabelled = paragraphs.some((part) => part.split(/[[\]]/).length > mostBrackets);
  const text = isLabelled ? quoted.replace(/[[\]]/g, (bracket) => entities[bracket] ?? '') : quoted;
  const disabled = [
    ...(hasManyMarks(paragraphs) ? ['attention', 'strikethrough'] : []),
    ...((quoted.match(underline) ?? []).length > mostUnderlines ? ['setextUnderline'] : []),
  ];
  return micromark(text, {
    extensions: [gfm(), { disable: { null: disabled } }],
    htmlExtensions: [gfmHtml()],
  });
}

function hasManyMarks(paragraphs: readonly string[]): boolean {
  const marks = paragraphs.map((part) => part.replace(/[^*_~]+/g, '').length);
  const all = marks.reduce((sum, count) => sum + count, 0);
  return all > mostMarks.ofText || marks.some((count) => count > mostMarks.ofParagraph);
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
