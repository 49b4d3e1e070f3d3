export const messages = {
  nothingFound: 'Nothing found',
  addon: (product: string) => `Add-on: ${product}`,
} as const;
