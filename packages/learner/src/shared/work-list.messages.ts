export const messages = {
  filter: 'Status',
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
