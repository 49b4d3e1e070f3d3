import { defineMessages } from '../messages/define-messages.ts';

export const selectMessages = defineMessages('ui/select', {
  placeholder: 'Choose',
  empty: 'No options',
});
