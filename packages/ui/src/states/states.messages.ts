import { defineMessages } from '../messages/define-messages.ts';

export const statesMessages = defineMessages('ui/states', {
  failed: 'This part could not be loaded',
  retry: 'Try again',
  locked: 'Not open yet',
});
