export const messages = {
  search: 'Search',
  noMatch: 'Nothing matches',
  noMatchText: 'Change the search or clear the filters.',
  clear: 'Clear filters',
} as const;
