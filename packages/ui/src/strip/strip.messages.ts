import { defineMessages } from '../messages/define-messages.ts';

export const stripMessages = defineMessages('ui/strip', {
  close: 'Close',
});
