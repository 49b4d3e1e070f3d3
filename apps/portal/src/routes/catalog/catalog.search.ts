import { defineSearch, oneOf, wholeNumber, words } from '@uplink/kit/search';

/** What the address of the catalogue may say. */
export const readCatalogSearch = defineSearch({
  search: words(),
  level: oneOf<number>(1, 2, 3),
  /** 0-based; left out for the first. */
  page: wholeNumber(),
});

export type CatalogSearch = ReturnType<typeof readCatalogSearch>;
