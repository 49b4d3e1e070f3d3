import type { ReactNode } from 'react';

export interface ModuleListProps {
  product: { type: number; uniqueName: string };
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
  /** A lab itself, with what it holds. */
  renderLabs: (productId: number) => ReactNode;
}
