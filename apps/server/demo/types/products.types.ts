import type { IntroBlock } from '../../src/areas/catalog/intro-page.service.ts';

/** The products that are made of their files. */
export interface CatalogContent {
  program: {
    folder: string;
    mentor: string;
    /** Who reviews beside the mentor. */
    coMentors: string[];
  };
  /** Courses that are no part of the program, with the same author and mentor. */
  beside: string[];
  /** A further program and the bundles. */
  offers: {
    folder: string;
    /** A program's own. */
    mentor?: string;
  }[];
}

/** The intro page of a product, by its unique name; texts in Markdown. */
export interface IntroPageContent {
  product: string;
  blocks: IntroBlock[];
}
