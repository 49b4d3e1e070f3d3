import { defineMessages } from '@uplink/api-client/messages';

export const homeworkListMessages = defineMessages('learner/homework-list', {
  noun: 'Your homework',
  unit: 'homeworks',
  product: 'Product',
  allProducts: 'All products',
  openIn: (product: string, open: number) => (open === 0 ? product : `${product} (${open} open)`),
  empty: 'No homework here',
  emptyText: 'Homework appears with the lessons of your courses.',
});
