import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';

export interface ProductDetailProps {
  product: { type: number; uniqueName: string };
  /** Told where to go on: a lesson, or the product's parts. */
  onOpen: (path: string) => void;
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
  /** The milestones of a program that its learner runs with a cohort. @default none */
  milestones?: MilestonesSlot | undefined;
}

export interface MilestonesSlot {
  /** Shown instead of what the program is about. */
  isOpen: boolean;
  render: (moduleId: number, cohort: Schema<'Cohort'>) => ReactNode;
}
