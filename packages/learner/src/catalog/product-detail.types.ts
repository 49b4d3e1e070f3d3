import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';

export interface ProductDetailProps {
  /** The product as its address names it: the number of its type, and its unique name. */
  product: { type: number; uniqueName: string };
  /** Called with the next destination: a lesson, or the product's parts. */
  onOpen: (path: string) => void;
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
  /** The practice labs of a product; on the page of a lab they are built in. */
  labs: LabsSlot;
  /** The milestones of a program that the learner takes with a cohort. @default none */
  milestones?: MilestonesSlot | undefined;
  /** The number of the authors' tab that is open, from 1. @default none */
  openTab?: number | undefined;
  /** Ratings and reviews, at the end of the page. @default nothing */
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
