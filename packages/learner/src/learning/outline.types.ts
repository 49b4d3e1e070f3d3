import type { OutlinePlace } from './outline.rules.ts';

export interface OutlineProps {
  /** The course or project. */
  productId: number;
  /** The open lesson, and the open part of it. */
  current?: OutlinePlace | undefined;
  /** The number of the section to open. @default the one with the current lesson */
  openSection?: number | undefined;
}
