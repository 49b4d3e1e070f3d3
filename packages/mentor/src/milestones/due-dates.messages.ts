import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const dueDatesMessages = defineMessages('mentor/due-dates', {
  title: (cohort: string) => `Due dates for ${cohort}`,
  text: 'These apply to every learner in the cohort. Learners with open work are notified.',
  days: 'Days to add',
  reason: 'Reason for the log',
  extend: 'Extend',
  reset: 'Reset to original dates',
  resetTitle: 'Reset the due dates?',
  resetText: (cohort: string) =>
    `Every due date of ${cohort} goes back to its original day. Some milestones may become overdue right away.`,
  resetAction: 'Reset',
  extended: (days: number) => `Moved by ${plural(days, 'day')}.`,
  wasReset: 'Back to the original dates.',
  noun: 'The due dates',
  deeds: { extended: 'extended these dates', original: 'reset these dates' },
  due: (date: string) => `Due ${date}`,
});
