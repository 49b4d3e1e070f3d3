export const messages = {
  typeMore: 'Type three letters of a name',
  nothingFound: 'Nothing found',
  remove: (name: string) => `Remove ${name}`,
} as const;
