export const messages = {
  filter: 'Status',
  states: {
    all: 'All',
    'notSubmitted,needsRevision': 'Open',
    pending: 'Pending',
    complete: 'Complete',
  },
} as const;
