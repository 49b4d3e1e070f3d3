import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { sanitize, sanitizeLearnerText } from './sanitize.ts';

const fence = /^(\s*)(`{3,}|~{3,})[ \t]*([\w-]+)?[ \t]*title="([^"\n]*)"[ \t]*$/gm;

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
  const html = micromark(marked, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const titled = html.replace(
    /<pre><code class="language-([\w-]+?)-t(\d+)">/g,
    (_, language: string, index: string) =>
      `<pre data-language="${language}" data-title="${escapeAttribute(titles[Number(index)] ?? '')}"><code class="language-${language}">`,
  );
  return sanitize(titled);
}

/** What learners and mentors write to each other, as clean HTML. */
export function learnerMarkdownToHtml(markdown: string): string {
  return sanitizeLearnerText(
    micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
  );
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
