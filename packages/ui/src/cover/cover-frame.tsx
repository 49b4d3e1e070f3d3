import type { ReactNode } from 'react';
import type { CoverMotif } from '../cover-drawing/draw.ts';
import type { CoverHue } from '../cover-drawing/hues.ts';
import './cover.css';
import './cover-hues.css';

export interface CoverProps {
  /** What the product is about. */
  motif: CoverMotif;
  /** Its colours; they mean nothing. */
  hue: CoverHue;
  /** The product's unique name; it moves the parts of the drawing. */
  seed: string;
  /** Leaves out the words, for places under 300 pixels wide. @default false */
  isBare?: boolean;
  /** Keeps a day hue at night in the light theme too, for covers under light words. @default false */
  isNight?: boolean;
}

/** The coloured ground of a cover, with or without the drawing on it. */
export function CoverFrame({ children, ...cover }: CoverProps & { children: ReactNode }) {
  const { motif, hue, isBare, isNight } = cover;
  return (
    <div
      className="ul-cover"
      data-motif={motif}
      data-hue={hue}
      data-bare={isBare || undefined}
      data-night={isNight || undefined}
      aria-hidden="true"
    >
      <svg aria-hidden="true" viewBox="0 0 400 176" preserveAspectRatio="xMidYMid slice">
        {children}
      </svg>
    </div>
  );
}
