import { createElement } from 'react';
import { type CoverMotif, drawCover } from '../cover-drawing/draw.ts';
import { paintOf } from '../cover-drawing/paint.ts';

export interface CoverShapesProps {
  motif: CoverMotif;
  seed: string;
}

/** The parts of a drawing as elements, in the colours of the frame around them. */
export function CoverShapes({ motif, seed }: CoverShapesProps) {
  return drawCover(motif, seed).map((shape, index) => {
    const { tag, look, ...rest } = shape;
    const { words, ...place } = { words: undefined, ...rest };
    const paint = paintOf(shape, (ink) => `var(--ul-cover-${ink})`);
    return createElement(tag, { key: index, ...place, ...paint }, words);
  });
}
