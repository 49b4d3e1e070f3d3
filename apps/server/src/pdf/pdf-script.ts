import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
/** Know Latin, Greek, Cyrillic, Arabic, Hebrew and more: names and notes are written in all of them. */
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
/** Knows Chinese and Japanese, and the Latin that stands among them; in one weight. Of WOFF2 empty letters would be drawn. */
const eastAsian = fileURLToPath(new URL('fonts/noto-sans-sc.woff', import.meta.url));

export type Weight = keyof typeof fonts;

const eastAsianLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const startsFromRight = /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** The font a text is written in. */
export function fontFor(text: string, weight: Weight): string {
  return eastAsianLetter.test(text) ? eastAsian : fonts[weight];
}

/** How a text runs: one from the right is laid out as a whole, or its words would follow each other from the left. */
export function runOf(text: string): { features?: []; align?: 'right' } {
  return startsFromRight.test(text) ? { features: [], align: 'right' } : {};
}

/** For whoever has a text read out or copies it: its letters as they were written, not as they were drawn. */
export function spokenAs(text: string): { actual?: string } {
  return startsFromRight.test(text) ? { actual: text } : {};
}
