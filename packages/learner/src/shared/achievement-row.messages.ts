export const messages = {
  types: { 1: 'Completed', 2: 'Program completed', 3: 'Digital award' },
} as const;
