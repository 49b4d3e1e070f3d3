import { defineMessages } from '../messages/define-messages.ts';

export const dialogMessages = defineMessages('ui/dialog', {
  cancel: 'Cancel',
});
