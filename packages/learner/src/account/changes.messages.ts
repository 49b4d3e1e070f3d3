export const messages = {
  title: 'What’s new',
  status: 'What works right now',
  lead: 'What changed in the academy for learners.',
} as const;
