export const messages = {
  filter: 'Status',
  product: 'Product',
  allProducts: 'All products',
  states: {
    all: 'All',
    'notSubmitted,needsRevision': 'Open',
    pending: 'Pending',
    complete: 'Complete',
  },
  notMentor: 'Nothing here',
  notMentorText: 'The inbox holds work for mentors to review.',
  clear: 'Inbox is clear',
} as const;
