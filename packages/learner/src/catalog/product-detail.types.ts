import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';

export interface ProductDetailProps {
  product: { type: number; uniqueName: string };
  /** Told where to go on: a lesson, or the product's parts. */
  onOpen: (path: string) => void;
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
  /** The practice labs of a product; a lab's own page has them in it. */
  labs: LabsSlot;
  /** The milestones of a program that its learner runs with a cohort. @default none */
  milestones?: MilestonesSlot | undefined;
  /** What learners say of the product, at the end of its page. @default nothing */
  renderRatings?: ((module: Schema<'Module'>) => ReactNode) | undefined;
}

export interface LabsSlot {
  /** Shown instead of what the product is about. */
  isOpen: boolean;
  render: (moduleId: number) => ReactNode;
}

export interface MilestonesSlot {
  /** Shown instead of what the program is about. */
  isOpen: boolean;
  render: (moduleId: number, cohort: Schema<'Cohort'>) => ReactNode;
}
