import { defineMessages } from '../messages/define-messages.ts';

export const comboboxMessages = defineMessages('ui/combobox', {
  empty: 'Nothing found',
  searching: 'Searching',
  show: 'Show options',
});
