export const messages = {
  noun: 'This product',
  none: 'This product is not on offer',
  noneText: 'It may have been removed, or the address may be wrong.',
} as const;
