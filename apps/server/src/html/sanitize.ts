import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'b',
    'i',
    's',
    'code',
    'pre',
    'kbd',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    code: ['class'],
    pre: ['data-title', 'data-language'],
    blockquote: [{ name: 'data-callout', values: ['note', 'tip', 'warning'] }],
    th: ['scope', 'align', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedClasses: { code: [/^language-[a-z0-9-]+$/] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Converting it to Markdown takes the square of the depth; no one nests fifty lists.
  nestingLimit: 100,
  transformTags: {
    // The page has one h1 of its own: an author's headings start below it.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '')
        ? { ...attribs, rel: 'noopener noreferrer', target: '_blank' }
        : attribs,
    }),
  },
};

/** Cleans an author's HTML by an allow-list; safe to run twice. Done on write, and again on show. */
export function sanitize(html: string): string {
  return sanitizeHtml(html, allowed);
}

const learners: sanitizeHtml.IOptions = {
  ...allowed,
  // No pictures: each would call the site it lies on whenever someone reads.
  allowedTags: [
    'p',
    'br',
    'hr',
    'h3',
    'strong',
    'em',
    'del',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedSchemes: ['http', 'https'],
  nestingLimit: 30,
  transformTags: {
    // The page and the question have their headings: those of a text start below them.
    ...Object.fromEntries(['h1', 'h2', 'h4', 'h5', 'h6'].map((heading) => [heading, 'h3'])),
    a: (tagName, { href = '', title = '' }) => ({
      tagName,
      attribs: {
        href,
        ...(title && { title }),
        rel: 'nofollow ugc noopener noreferrer',
        target: '_blank',
      },
    }),
  },
};

/** The same for what learners write to each other: fewer tags, and links that vouch for nothing. */
export function sanitizeLearnerText(html: string): string {
  return sanitizeHtml(html, learners);
}
