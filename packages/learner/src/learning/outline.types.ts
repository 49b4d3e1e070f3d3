import type { OutlinePlace } from './outline.rules.ts';

export interface OutlineProps {
  productId: number;
  /** The open lesson, and the open part of it. */
  current?: OutlinePlace | undefined;
  /** The number of the section to open. @default the one with the current lesson */
  openSection?: number | undefined;
}
