import { defineMessages } from '../messages/define-messages.ts';

export const comboboxMessages = defineMessages('ui/combobox', {
  searching: 'Searching',
  show: 'Show options',
});
