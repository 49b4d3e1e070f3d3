import type { ReactNode } from 'react';
import './states.css';

export interface DrawingProps {
  /** In pixels, beside a width of 240. */
  height: number;
  children: ReactNode;
}

/** The frame of a small picture over a state; it says nothing that the words do not. */
export function Drawing({ height, children }: DrawingProps) {
  return (
    <svg
      className="ul-drawing"
      viewBox={`0 0 240 ${height}`}
      width="240"
      height={height}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
