import { defineSearch, matching, oneOf, words } from '@uplink/kit/search';

/** What the address of the list of sales pages may say. */
export const readCheckoutSearch = defineSearch({
  search: words(80),
  state: oneOf('draft', 'published', 'changed', 'unpublished'),
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
});
