import { defineSearch, oneOf, wholeNumber } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';

/** What the address of the incidents may say. */
export const readIncidentsSearch = defineSearch({
  state: oneOf('open', 'resolved'),
  incidentId: wholeNumber(),
  cursor,
});
