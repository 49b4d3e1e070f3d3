import { defineSearch, matching, oneOf, wholeNumber } from '@uplink/kit/search';

/** What the address of the desk may say. */
export const readDeskSearch = defineSearch({
  kind: oneOf('homework', 'quiz', 'milestone'),
  /** The id of a product. */
  product: wholeNumber(),
  /** The id of a milestone. */
  milestone: wholeNumber(),
  age: oneOf('fresh', 'day', 'twoDays'),
  claim: oneOf('mine'),
  /** Where the list continues; whatever the server doesn't know, it refuses. */
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
  /** The work that is open. */
  open: matching(/^(homework|quiz|milestone)-\d{1,15}-\d{1,15}$/),
});
