import { type CoverMotif, drawCover } from './draw.ts';
import { HUE_COLOURS } from './hue-colours.ts';
import type { CoverHue } from './hues.ts';
import { paintOf } from './paint.ts';
import type { Shape } from './shapes.ts';

export interface CoverParts {
  motif: CoverMotif;
  hue: CoverHue;
  /** The product's unique name. */
  seed: string;
}

/** A cover's elements as text, painted with the colours of its hue, for a file. */
export function coverMarkup({ motif, hue, seed }: CoverParts): string {
  return drawCover(motif, seed)
    .map((shape) => markup(shape, hue))
    .join('');
}

function markup(shape: Shape, hue: CoverHue): string {
  const { tag, look, ...rest } = shape;
  const { words = '', ...place } = { words: undefined, ...rest };
  const paint = paintOf(shape, (ink) => HUE_COLOURS[hue][ink]);
  const attributes = Object.entries({ ...place, ...paint })
    .map(([name, value]) => ` ${kebab(name)}="${value}"`)
    .join('');
  return `<${tag}${attributes}>${words}</${tag}>`;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
