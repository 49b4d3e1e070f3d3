import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast';
import type { Code } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { markdownToHtml } from './markdown.ts';
import { sanitize } from './sanitize.ts';

/** An author's text as files hold it: Markdown, or HTML where Markdown can't say the same. */
export type WrittenText = string | { html: string };

/** Clean HTML as a file holds it. Read back, it says the same and is written the same. */
export function toWritten(html: string): WrittenText {
  const markdown = htmlToMarkdown(html);
  const back = markdownToHtml(markdown);
  const isSame = withoutLayout(back) === withoutLayout(html) && htmlToMarkdown(back) === markdown;
  return isSame ? markdown : { html };
}

/** What a file holds, as clean HTML. */
export function fromWritten(text: WrittenText): string {
  return typeof text === 'string' ? markdownToHtml(text) : sanitize(text.html);
}

function htmlToMarkdown(html: string): string {
  const tree = toMdast(fromHtml(html, { fragment: true }), { handlers: { pre: toFence } });
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** A block of code, with its title as `markdownToHtml` reads it. */
function toFence(state: State, node: Element) {
  const code = defaultHandlers.pre(state, node);
  const title = node.properties.dataTitle;
  if (code?.type === 'code' && typeof title === 'string') {
    const fence: Code = { ...code, meta: `title="${title}"` };
    return fence;
  }
  return code;
}

const blocks =
  /\s*(<\/?(?:p|h[2-4]|ul|ol|li|pre|blockquote|table|thead|tbody|tr|th|td|hr|figure|figcaption)\b[^>]*>)\s*/g;
/** Editors wrap what is in an item or a cell into a paragraph, Markdown doesn't. */
const wrapped =
  /<(li|td|th)\b([^>]*)><p>((?:(?!<\/?(?:p|li|ul|ol)>).)*)<\/p>(?=<(?:ul|ol)\b|<\/\1>)/gs;

/** HTML without what makes no difference: line ends between blocks, spans of one. */
function withoutLayout(html: string): string {
  return html
    .replace(blocks, '$1')
    .replace(/ (?:col|row)span="1"/g, '')
    .replace(wrapped, '<$1$2>$3');
}
