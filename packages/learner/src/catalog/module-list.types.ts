import type { ReactNode } from 'react';

export interface ModuleListProps {
  /** The product as its address names it: the number of its type, and its unique name. */
  product: { type: number; uniqueName: string };
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
  /** A lab itself, with what it holds. */
  renderLabs: (productId: number) => ReactNode;
}
