import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const bankPickerMessages = defineMessages('creator/bank-picker', {
  open: 'Import from the bank',
  title: 'Import from the question bank',
  noun: 'The question bank',
  unit: 'questions',
  count: (count: number) => plural(count, 'question'),
  search: 'Search the bank',
  empty: 'No questions here',
  emptyText: 'Add questions to your bank, or search for other words.',
  cancel: 'Cancel',
  add: (count: number) => (count === 0 ? 'Add questions' : `Add ${plural(count, 'question')}`),
});
