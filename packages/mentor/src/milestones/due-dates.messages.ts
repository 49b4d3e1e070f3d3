export const messages = {
  title: (cohort: string) => `Due dates of ${cohort}`,
  text: 'They hold for every learner of the cohort. Who has open work is told.',
  days: 'Days more',
  extend: 'Extend',
  reset: 'Reset to the first dates',
  resetTitle: 'Reset the due dates?',
  resetText: (cohort: string) =>
    `Every due date of ${cohort} goes back to its first day. Milestones may be overdue at once.`,
  resetAction: 'Reset',
  extended: (days: number) => `Moved by ${days} ${days === 1 ? 'day' : 'days'}.`,
  wasReset: 'Back at their first days.',
  due: (date: string) => `Due ${date}`,
} as const;
