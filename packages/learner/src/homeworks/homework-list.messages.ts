export const messages = {
  noun: 'Your homework',
  unit: 'homeworks',
  empty: 'No homework here',
  emptyText: 'Homework appears with the lessons of your courses.',
  inboxNoun: 'The inbox',
  inboxUnit: 'submissions',
  inboxClear: 'No homework waits for you.',
  type: 'Kind of homework',
  types: { all: 'All kinds', UPLOAD: 'Files', DIGITIZE: 'Worksheets' },
  version: (version: number) => `version ${version}`,
} as const;
