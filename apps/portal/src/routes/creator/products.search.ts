import { defineSearch, oneOf, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of the list of products may say. */
export const readProductSearch = defineSearch({
  cursor,
  sort: oneOf('updatedAt', '-updatedAt', 'name', '-name'),
  search: words(80),
  type: oneOf(1, 2, 3, 8, 10),
  publication: oneOf(1, 2),
  hidden: (value) => (String(value) === 'true' ? (true as const) : undefined),
});
