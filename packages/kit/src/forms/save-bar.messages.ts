import { defineMessages } from '@uplink/api-client/messages';

export const saveBarMessages = defineMessages('kit/save-bar', {
  waiting: (count: number) => (count === 1 ? '1 change not saved' : `${count} changes not saved`),
  saved: 'Saved',
  discard: 'Discard',
});
