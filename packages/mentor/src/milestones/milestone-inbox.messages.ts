export const messages = {
  noun: 'The inbox',
  unit: 'milestones',
  clear: 'There are no milestones to review.',
  status: 'Status',
  states: { all: 'All', '2,7': 'Waiting', '6': 'Sent back', '3': 'Complete' },
  category: 'Category',
  allCategories: 'All categories',
  version: (version: number) => `version ${version}`,
} as const;
