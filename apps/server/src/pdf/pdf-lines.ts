import LineBreaker from 'linebreak';
import { reachOf, rearranges, type Weight, widthIn } from './pdf-fonts.ts';
import { type Letter, type Letters, toLetters } from './pdf-letters.ts';

/** Letters of one font and direction, drawn at once. */
export interface Run {
  written: string;
  drawn: string;
  font: string;
  level: number;
  /** What is drawn does not say what was written. */
  isOther: boolean;
  /** At one point of size, as all lengths here. */
  width: number;
}

export interface Line {
  /** In the order they are read. */
  runs: Run[];
  width: number;
  above: number;
  below: number;
  fromRight: boolean;
}

interface Word {
  letters: Letter[];
  /** With the space behind it. */
  width: number;
  /** Without. */
  seen: number;
}

export interface Paragraph {
  words: Word[];
  fromRight: boolean;
}

/** Write without spaces: where a word ends is known from a dictionary. */
const unspaced = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]+/gu;
const dictionary = new Intl.Segmenter('th', { granularity: 'word' });

/** A text as paragraphs of words, which can be laid out in any size. */
export function toParagraphs(text: string, weight: Weight): Paragraph[] {
  return text.split(/\r?\n/).map((paragraph) => {
    const { letters, fromRight } = toLetters(paragraph, weight);
    return { words: toWords(letters, breaksOf(paragraph)), fromRight };
  });
}

/** The lines it takes where there is this much room, at one point of size. */
export function toLines(paragraphs: Paragraph[], room: number): Line[] {
  return paragraphs.flatMap(({ words, fromRight }) => {
    const lines: Letter[][] = [[]];
    let taken = 0;
    for (const word of words.flatMap((word) =>
      word.seen > room ? word.letters.map(toWordOfOne) : [word],
    )) {
      if (taken > 0 && taken + word.seen > room) {
        lines.push([]);
        taken = 0;
      }
      lines.at(-1)?.push(...word.letters);
      taken += word.width;
    }
    return lines.map((letters) => toLine({ letters, fromRight }));
  });
}

/** These lines and no more: the last one says by its end that there were others. */
export function cutLines(lines: Line[], most: number, room: number, weight: Weight): Line[] {
  const last = lines[most - 1];
  if (!last || lines.length <= most) return lines;
  const { letters } = toLetters(last.runs.map(({ written }) => written).join(''), weight);
  const cut = () => {
    const kept = letters.map(({ written }) => written).join('');
    return toLine(toLetters(`${kept.trimEnd()}…`, weight));
  };
  while (letters.length > 0 && cut().width > room) letters.pop();
  return [...lines.slice(0, most - 1), cut()];
}

/** The runs of a line as they stand from the left. */
export function asSeen(runs: Run[]): Run[] {
  const seen = [...runs];
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return seen;
}

function breaksOf(paragraph: string): Set<number> {
  const breaks = new Set<number>();
  const breaker = new LineBreaker(paragraph);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position);
  for (const { 0: text, index } of paragraph.matchAll(unspaced)) {
    for (const word of dictionary.segment(text)) if (word.index > 0) breaks.add(index + word.index);
  }
  return breaks;
}

function toWords(letters: Letter[], breaks: Set<number>): Word[] {
  const words: Letter[][] = [];
  for (const letter of letters) {
    const word = words.at(-1);
    if (!word || breaks.has(letter.index)) words.push([letter]);
    else word.push(letter);
  }
  return words.map(toWord);
}

function toWord(letters: Letter[]): Word {
  const word = withoutEnd(letters);
  const seen = widthOf(toRuns(word));
  return { letters, seen, width: seen + widthOf(toRuns(letters.slice(word.length))) };
}

function toWordOfOne(letter: Letter): Word {
  return toWord([letter]);
}

function toLine({ letters, fromRight }: Letters): Line {
  const runs = toRuns(withoutEnd(letters));
  const reaches = runs.map(({ font }) => reachOf(font));
  return {
    runs,
    width: widthOf(runs),
    above: Math.max(1, ...reaches.map(({ above }) => above)),
    below: Math.max(0.2, ...reaches.map(({ below }) => below)),
    fromRight,
  };
}

function toRuns(letters: Letter[]): Run[] {
  const runs: Omit<Run, 'width'>[] = [];
  for (const { written, drawn, font, level } of letters) {
    // Of those that run from the right, what is written is at the whole text.
    const isOther = level % 2 === 0 && (drawn !== written || rearranges(font));
    const run = runs.at(-1);
    if (run?.font === font && run.level === level && run.isOther === isOther) {
      run.written += written;
      run.drawn += drawn;
    } else runs.push({ written, drawn, font, level, isOther });
  }
  return runs.map((run) => ({ ...run, width: widthIn(run.font, run.drawn) }));
}

function widthOf(runs: Run[]): number {
  return runs.reduce((sum, { width }) => sum + width, 0);
}

/** The space at the end of a line is not seen. */
function withoutEnd(letters: Letter[]): Letter[] {
  const last = letters.findLastIndex(({ written }) => written.trim() !== '');
  return letters.slice(0, last + 1);
}
