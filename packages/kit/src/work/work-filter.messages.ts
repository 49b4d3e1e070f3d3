import { defineMessages } from '@uplink/api-client/messages';

export const workFilterMessages = defineMessages('kit/work-filter', {
  filter: 'Status',
  states: {
    all: 'All',
    'notSubmitted,needsRevision': 'Open',
    pending: 'Pending',
    complete: 'Complete',
  },
});
