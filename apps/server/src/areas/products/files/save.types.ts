import type { Authorship } from '../../lessons/authoring/authored-lesson.ts';
import type { ProductContent } from './content.types.ts';
import type { ProductTexts } from './convert-product.ts';
import type { LoadedProduct } from './load-product.ts';

export interface SaveForm {
  /** Canonical, with addresses instead of the files of the folder `media`. */
  content: ProductContent;
  /** The product that is there; null creates a draft. */
  before: LoadedProduct | null;
  /** The ids of other products, by how the content names them. */
  references: ReadonlyMap<string, number>;
  by: Authorship;
  toHtml: ProductTexts['toHtml'];
}

export interface SyllabusForm extends SaveForm {
  productId: number;
}
