/** The texts of address fields. */
export const messages = {
  none: 'Not specified',
} as const;
