import type { IntroBlock } from '../../src/areas/catalog/intro-page.service.ts';
import type { ProductHeader } from '../../src/areas/products/files/content.types.ts';

/** What program.yaml and offers.yaml have in common with the first file of a course. */
export interface DemoHeader extends ProductHeader {
  description: string;
  level: 1 | 2 | 3;
  pictures?: never;
  drawings?: PicturesContent;
}

/** Files of demo/pictures: the same thing in landscape and portrait. */
export interface PicturesContent {
  wide: string;
  tall: string;
  showsOverlay: boolean;
}

export interface ProgramContent extends DemoHeader {
  mentor: string;
  /** Who reviews beside the mentor. */
  coMentors: string[];
  children: string[];
  /** Courses that are no part of it, with the same author and mentor. */
  beside: string[];
}

/** A program or bundle of offers.yaml, made of courses and projects. */
export interface OfferContent extends DemoHeader {
  kind: 'program' | 'bundle';
  /** A program's own. */
  mentor?: string;
  children: string[];
}

/** The intro page of a product, by its unique name; texts in Markdown. */
export interface IntroPageContent {
  product: string;
  blocks: IntroBlock[];
}
