import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import type { Schema } from '@uplink/api-client';
import { escapeHtml } from '@uplink/api-client/domain';
import { COVER_HEIGHT, COVER_WIDTH, coverMarkup, HUE_COLOURS } from '@uplink/ui/cover-drawing';

const { resolve } = createRequire(import.meta.url);
const own = (file: string) => fileURLToPath(new URL(`fonts/${file}.ttf`, import.meta.url));
/** The fonts of `ui` in one weight each; the last one knows other scripts. */
const fontFiles = [
  own('inter-title'),
  own('jetbrains-mono'),
  resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
];

/** What previews of links show. */
const width = 1200;
const height = 630;
const artHeight = 388;
const edge = 64;
const ink = HUE_COLOURS.ink;

const sizes = [
  { letters: 60, line: 68, mostInLine: 30, mostLines: 2 },
  { letters: 42, line: 50, mostInLine: 44, mostLines: 3 },
];

/** A cover as a file of its own. */
export function drawCoverSvg(cover: Schema<'Cover'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" width="${COVER_WIDTH * 2}" height="${COVER_HEIGHT * 2}" font-family="JetBrains Mono, monospace">${art(cover)}</svg>`;
}

export interface CoverPicture {
  cover: Schema<'Cover'>;
  title: string;
  academyName: string;
}

/** The picture of a product for link previews: its cover, its title and whose it is. */
export async function drawCoverPng({ cover, title, academyName }: CoverPicture): Promise<Buffer> {
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="JetBrains Mono">
      <rect width="${width}" height="${height}" fill="${ink.ground}"/>
      <svg width="${width}" height="${artHeight}" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" preserveAspectRatio="xMidYMid slice">${art(cover)}</svg>
      <g font-family="Inter" fill="${ink.key}">${titleMarkup(title)}
        <text x="${edge}" y="${height - 36}" font-size="28" fill="${ink.text}">${escapeHtml(academyName)}</text>
      </g>
    </svg>`,
    { font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Inter' } },
  );
  return image.asPng();
}

function art(cover: Schema<'Cover'>): string {
  const ground = HUE_COLOURS[cover.hue].ground;
  return `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="${ground}"/>${coverMarkup(cover)}`;
}

function titleMarkup(title: string): string {
  const [large, small] = sizes.map((size) => ({ ...size, lines: linesOf(title, size.mostInLine) }));
  const fits = large && large.lines.length <= large.mostLines ? large : small;
  if (!fits) return '';
  const shown = fits.lines.slice(0, fits.mostLines);
  if (shown.length < fits.lines.length) shown.push(`${shown.pop()}…`);
  const top = artHeight + 36 + fits.letters * 0.8;
  return shown
    .map(
      (line, index) =>
        `<text x="${edge}" y="${top + index * fits.line}" font-size="${fits.letters}">${escapeHtml(line)}</text>`,
    )
    .join('');
}

/** Wraps words into lines of at most `most` letters; a longer word is cut. */
export function linesOf(title: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).flatMap((one) => pieces(one, most))) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const pieces = (word: string, most: number): string[] =>
  word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [];
