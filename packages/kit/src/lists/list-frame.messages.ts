import { defineMessages } from '@uplink/api-client/messages';

export const listFrameMessages = defineMessages('kit/list-frame', {
  search: 'Search',
  noMatch: 'Nothing matches',
  noMatchText: 'Change the search or clear the filters.',
  clear: 'Clear filters',
});
