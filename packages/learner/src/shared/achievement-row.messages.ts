export const messages = {
  kinds: { 1: 'Completed', 2: 'Program completed', 3: 'Digital award' },
} as const;
