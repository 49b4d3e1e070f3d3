import { defineMessages } from '@uplink/api-client/messages';

export const resourceLinksMessages = defineMessages('learner/resource-links', {
  newTab: 'opens in a new tab',
});
