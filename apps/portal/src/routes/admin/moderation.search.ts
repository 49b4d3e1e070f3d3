import { defineSearch, matching, oneOf, wholeNumber } from '@uplink/kit/search';

/** What the address of the moderation queue may say. */
export const readModerationSearch = defineSearch({
  state: oneOf('waiting', 'appealed', 'decided'),
  kind: oneOf('question', 'response', 'rating', 'profile', 'message'),
  caseId: wholeNumber(),
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
});
