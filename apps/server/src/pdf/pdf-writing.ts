import { useFont, type Weight } from './pdf-fonts.ts';
import { hasLettersFromRight } from './pdf-letters.ts';
import { asSeen, cutLines, type Line, type Run, toLines, toParagraphs } from './pdf-lines.ts';

const lineGap = 2;
const smallest = 6;
/** Between a text and the figure at the end of its line. */
const columnGap = 24;
/** With features the library lays a run out as a whole; without, word by word from the left. */
const asWhole: PDFKit.Mixins.TextOptions = { features: [] };

/** How a text looks, in points. */
export interface Look {
  weight: Weight;
  size: number;
  colour: string;
}

/** A place on a page. */
export interface Place {
  start: number;
  top: number;
  width: number;
  /** A longer text is written smaller until it takes no more room. */
  height: number;
}

/** Gets the place of each line. */
export type OnLine = (x: number, y: number, width: number, height: number) => void;

/** Writes on from where the document is, over as many pages as it takes. */
export function writeOn(
  document: PDFKit.PDFDocument,
  text: string,
  look: Look,
  onLine?: OnLine,
): void {
  const start = document.page.margins.left;
  const width = document.page.width - start - document.page.margins.right;
  for (const line of toLines(toParagraphs(text, look.weight), width / look.size)) {
    const height = heightOf(line, look.size);
    if (document.y + height > document.page.maxY()) document.continueOnNewPage();
    const free = width - line.width * look.size;
    const x = line.fromRight ? start + free : start;
    writeLine(document, line, look, { x, top: document.y });
    onLine?.(x, document.y, line.width * look.size, height);
    document.y += height;
  }
}

/** Writes a line with a figure at its end; a longer text continues below it. */
export function writeRow(
  document: PDFKit.PDFDocument,
  { text, end }: { text: string; end: string },
  look: Look,
): void {
  const start = document.page.margins.left;
  const width = document.page.width - start - document.page.margins.right;
  const [figure] = toLines(toParagraphs(end, look.weight), width / look.size);
  const taken = (figure?.width ?? 0) * look.size;
  const lines = toLines(toParagraphs(text, look.weight), (width - taken - columnGap) / look.size);
  const room = lines.reduce((sum, line) => sum + heightOf(line, look.size), 0);
  if (document.y + room > document.page.maxY()) document.continueOnNewPage();
  const top = document.y;
  for (const line of lines) {
    writeLine(document, line, look, { x: start, top: document.y });
    document.y += heightOf(line, look.size);
  }
  if (figure) writeLine(document, figure, look, { x: start + width - taken, top });
}

/** Writes in the middle of a place. */
export function writeIn(
  document: PDFKit.PDFDocument,
  text: string,
  look: Look,
  { onLine, ...place }: Place & { onLine?: OnLine },
): void {
  const { size, lines } = fit(text, look, place);
  let { top } = place;
  for (const line of lines) {
    const width = line.width * size;
    const x = place.start + (place.width - width) / 2;
    writeLine(document, line, { ...look, size }, { x, top });
    onLine?.(x, top, width, heightOf(line, size));
    top += heightOf(line, size);
  }
}

/** One line always fits: fonts differ in the air they bring along. */
function fit(text: string, { weight, size }: Look, { width, height }: Place) {
  const paragraphs = toParagraphs(text, weight);
  for (let fitting = size; ; fitting -= 1) {
    const lines = toLines(paragraphs, width / fitting);
    let taken = 0;
    const fits = lines.filter((line) => {
      taken += heightOf(line, fitting);
      return taken <= height;
    }).length;
    const most = Math.max(1, fits);
    if (lines.length <= most || fitting <= smallest)
      return { size: fitting, lines: cutLines(lines, most, width / fitting, weight) };
  }
}

function heightOf({ above, below }: Line, size: number): number {
  return (above + below) * size + lineGap;
}

/** Writes each run at its visual place, in reading order. */
function writeLine(
  document: PDFKit.PDFDocument,
  { runs, above }: Line,
  { size, colour }: Look,
  { x, top }: { x: number; top: number },
): void {
  const places = new Map<Run, number>();
  let next = x;
  for (const run of asSeen(runs)) {
    places.set(run, next);
    next += run.width * size;
  }
  document.fontSize(size).fillColor(colour);
  const { x: lastX, y: lastY } = document;
  for (const run of runs) {
    // For whoever has it read out or copies it.
    if (run.isOther) document.markContent('Span', { actual: run.written });
    useFont(document, run.font);
    document.text(inOrder(run), places.get(run) ?? x, top + above * size, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(isFromRight(run) && asWhole),
    });
    if (run.isOther) document.endMarkedContent();
  }
  document.x = lastX;
  document.y = lastY;
}

function isFromRight({ level }: Run): boolean {
  return level % 2 === 1;
}

/** The library turns letters that run from the right, but not the signs that stand alone among them. */
function inOrder(run: Run): string {
  const isTurned = !isFromRight(run) || hasLettersFromRight(run.drawn);
  return isTurned ? run.drawn : [...run.drawn].reverse().join('');
}

/** For whoever has a text from the right read out or copies it: as it was written, not as it stands. */
export function spokenAs(text: string): { actual?: string } {
  return hasLettersFromRight(text) ? { actual: text } : {};
}
