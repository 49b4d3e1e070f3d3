import { defineSearch, oneOf, wholeNumber } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of the moderation queue may say. */
export const readModerationSearch = defineSearch({
  state: oneOf('waiting', 'appealed', 'decided'),
  kind: oneOf('question', 'response', 'rating', 'profile', 'message'),
  caseId: wholeNumber(),
  cursor,
});
