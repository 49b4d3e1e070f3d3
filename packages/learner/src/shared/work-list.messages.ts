export const messages = {
  filter: 'Status',
  showAll: 'Show all',
  find: 'Find a course',
  states: {
    all: 'All',
    'notSubmitted,needsRevision': 'Open',
    pending: 'Pending',
    complete: 'Complete',
  },
} as const;
