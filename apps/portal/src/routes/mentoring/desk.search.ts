import { defineSearch, matching, oneOf, wholeNumber } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of the desk may say. */
export const readDeskSearch = defineSearch({
  kind: oneOf('homework', 'quiz', 'milestone'),
  /** The id of a product. */
  product: wholeNumber(),
  /** The id of a milestone. */
  milestone: wholeNumber(),
  age: oneOf('fresh', 'day', 'twoDays'),
  claim: oneOf('mine'),
  cursor,
  /** The work that is open. */
  open: matching(/^(homework|quiz|milestone)-\d{1,15}-\d{1,15}$/),
});
