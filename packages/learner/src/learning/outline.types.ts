import type { OutlinePlace } from './outline.rules.ts';

export interface OutlineProps {
  productId: number;
  /** The lesson that is open, and which of its parts. */
  current?: OutlinePlace | undefined;
  /** The number of the section to open. @default the one with the current lesson */
  openSection?: number | undefined;
}
