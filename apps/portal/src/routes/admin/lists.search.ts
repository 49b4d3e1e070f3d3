import { defineSearch, oneOf, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of the list of checkout pages may say. */
export const readCheckoutSearch = defineSearch({
  search: words(80),
  state: oneOf('draft', 'published', 'changed', 'unpublished'),
  cursor,
});

/** What the address of the awards log may say. */
export const readAwardSearch = defineSearch({
  search: words(80),
  type: oneOf(1, 2, 3),
  status: oneOf('valid', 'expired', 'revoked'),
  cursor,
});

/** What the address of the list of add-ons may say. */
export const readAddonSearch = defineSearch({ search: words(80), cursor });

/** What the address of the list of partners may say. */
export const readPartnerSearch = defineSearch({ search: words(80), cursor });
