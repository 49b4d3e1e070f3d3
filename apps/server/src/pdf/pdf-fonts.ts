import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);
/** Know Latin, Greek, Cyrillic, Arabic, Hebrew, Armenian, Georgian and more. */
const wide = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

export type Weight = keyof typeof wide;

/** Kept in the repository, in one weight: the packages are 75 and 55 MB. From WOFF2, empty letters would be drawn. */
const kept = (file: string) => fileURLToPath(new URL(`fonts/${file}.woff`, import.meta.url));
const eastAsian =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const packaged = [
  'thai',
  'lao',
  'khmer',
  'devanagari',
  'bengali',
  'tamil',
  'telugu',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'sinhala',
  'ethiopic',
];

/** Which letters need a font of their own, and the file it is in. */
const scripts: { letters: RegExp; fileFor: (weight: Weight) => string }[] = [
  { letters: /\p{sc=Hangul}/u, fileFor: () => kept('noto-sans-kr') },
  { letters: eastAsian, fileFor: () => kept('noto-sans-sc') },
  ...packaged.map((script) => {
    const name = `noto-sans-${script}`;
    const file = (weight: number) =>
      resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`);
    const files = { regular: file(400), bold: file(700) };
    return { letters: lettersOf(script), fileFor: (weight: Weight) => files[weight] };
  }),
];

/** But for the space, which stays among the words it parts. */
const ascii = /^[!-~]*$/;
/** Belong to no script, or to what is before them. */
const shared = /^[\p{sc=Common}\p{sc=Inherited}]*$/u;
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
/** Words come again and again, and joining letters is slow. */
const widths = new Map<string, number>();
const mostWidths = 20_000;
const opened = new Map<string, { bytes: Buffer; font: Font }>();

/** The first font, in which everything is written that it knows. */
export function mainFont(weight: Weight): string {
  return wide[weight];
}

/** The file with the font of a letter, if any has it. `before` is the font of the letter before it. */
export function fontFor(letter: string, weight: Weight, before?: string): string | undefined {
  const main = wide[weight];
  if (ascii.test(letter)) return main;
  if (before && shared.test(letter) && knows(before, letter)) return before;
  const own = scripts.find(({ letters }) => letters.test(letter))?.fileFor(weight);
  return [own, main].find((file) => file && knows(file, letter));
}

/** A letter as this font is to draw it: marks that no one sees are left out where it has none for them. */
export function drawnIn(file: string, letter: string): string {
  const drawn = [...letter].filter((sign) => !unseen.test(sign) || has(file, sign));
  return drawn.join('');
}

/** How far a text reaches at one point of size. The letters are joined and placed as they are when drawn. */
export function widthIn(file: string, text: string): number {
  const key = file + text;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { font } = open(file);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (widths.size >= mostWidths) widths.clear();
  widths.set(key, width);
  return width;
}

/** What a line needs above and below its base at one point of size. */
export function reachOf(file: string): { above: number; below: number } {
  const { ascent, descent, lineGap, unitsPerEm } = open(file).font;
  return { above: ascent / unitsPerEm, below: (lineGap - descent) / unitsPerEm };
}

/** Writes on in this font. */
export function useFont(document: PDFKit.PDFDocument, file: string): void {
  document.registerFont(file, open(file).bytes).font(file);
}

function lettersOf(script: string): RegExp {
  return new RegExp(`\\p{scx=${script[0]?.toUpperCase()}${script.slice(1)}}`, 'u');
}

/** Whether its letters stand elsewhere, or are others, than those that were typed. */
export function rearranges(file: string): boolean {
  return file.includes('@fontsource');
}

function knows(file: string, letter: string): boolean {
  return [...letter].every((sign) => unseen.test(sign) || has(file, sign));
}

function has(file: string, sign: string): boolean {
  return open(file).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

function open(file: string): { bytes: Buffer; font: Font } {
  const known = opened.get(file);
  if (known) return known;
  const read = readFileSync(file);
  const bytes = file.endsWith('.woff') ? unpackWoff(read) : read;
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} has several fonts.`);
  opened.set(file, { bytes, font });
  return { bytes, font };
}
