import { defineMessages } from '../messages/define-messages.ts';

export const dataTableMessages = defineMessages('ui/data-table', {
  columns: 'Columns',
  empty: 'Nothing here yet',
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  clear: 'Clear selection',
  hint: 'Select rows to act on several at once',
});
