import type { Schema } from '@uplink/api-client';

/** The headings and paragraphs of a text, in order. */
export function toTermsBlocks(body: string): Schema<'TermsBlock'>[] {
  return body
    .split(/\n[ \t]*\n|\n(?=## )|(?<=^## [^\n]*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('## ')
        ? { kind: 'heading', text: part.slice(3).trim() }
        : { kind: 'paragraph', text: inOneLine(part) },
    );
}

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
