import { defineMessages } from '../messages/define-messages.ts';

export const buttonMessages = defineMessages('ui/button', {
  pending: 'pending',
});
