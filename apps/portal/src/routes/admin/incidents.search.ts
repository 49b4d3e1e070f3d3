import { defineSearch, matching, oneOf, wholeNumber } from '@uplink/kit/search';

/** What the address of the incidents may say. */
export const readIncidentsSearch = defineSearch({
  state: oneOf('open', 'resolved'),
  incidentId: wholeNumber(),
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
});
