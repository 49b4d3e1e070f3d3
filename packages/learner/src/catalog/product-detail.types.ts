import type { ReactNode } from 'react';

export interface ProductDetailProps {
  product: { type: number; uniqueName: string };
  /** Told where to go on: a lesson, or the product's parts. */
  onOpen: (path: string) => void;
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
}
