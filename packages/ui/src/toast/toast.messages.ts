import { defineMessages } from '../messages/define-messages.ts';

export const toastMessages = defineMessages('ui/toast', {
  close: 'Close',
});
