import type { SubRoutes } from '../shared/mount-routes.ts';

/** The pages of one area in the creator tools. */
export interface CreatorArea {
  /** Below `/creator`. A navigation tab shows once its page is here. */
  pages?: SubRoutes;
  /** Below a product's editor, each named as its tab, which shows once its page is here. */
  inEditor?: SubRoutes;
}
