import bidiFactory from 'bidi-js';
import { drawnIn, fontFor, mainFont, type Weight } from './pdf-fonts.ts';

const bidi = bidiFactory();
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const box = '□';
const fromRight = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** What a reader takes for one letter, with its marks. */
export interface Letter {
  /** As it was typed. */
  written: string;
  /** As it is drawn: a box where no font has it. */
  drawn: string;
  /** Where it begins in its paragraph. */
  index: number;
  font: string;
  /** How deep it is in texts of another direction; odd ones run from the right. */
  level: number;
}

export interface Letters {
  letters: Letter[];
  fromRight: boolean;
}

/** Whether some of it runs from right to left. */
export function hasLettersFromRight(text: string): boolean {
  return fromRight.test(text);
}

/** The letters of a paragraph, each with the font that knows it and its direction. */
export function toLetters(paragraph: string, weight: Weight): Letters {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph);
  const letters: Letter[] = [];
  for (const { segment, index } of clusters.segment(paragraph)) {
    const level = levels[index] ?? 0;
    letters.push({
      index,
      level,
      written: segment,
      ...draw(segment, level, weight, letters.at(-1)),
    });
  }
  return { letters, fromRight: (paragraphs[0]?.level ?? 0) % 2 === 1 };
}

function draw(letter: string, level: number, weight: Weight, before: Letter | undefined) {
  // A bracket opens to the other side where the text runs from the right.
  const turned = (level % 2 === 1 && bidi.getMirroredCharacter(letter)) || letter;
  const seen = /^\s$/.test(letter) ? ' ' : turned;
  const font = fontFor(seen, weight, before?.font);
  return font ? { font, drawn: drawnIn(font, seen) } : { font: mainFont(weight), drawn: box };
}
