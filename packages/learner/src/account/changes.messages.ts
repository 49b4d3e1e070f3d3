export const messages = {
  title: 'What’s new',
  lead: 'What changed in the academy for learners.',
} as const;
