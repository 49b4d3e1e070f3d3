import { defineMessages } from '../messages/define-messages.ts';

export const passwordFieldMessages = defineMessages('ui/password-field', {
  show: 'Show password',
  hide: 'Hide password',
  met: ', done',
});
