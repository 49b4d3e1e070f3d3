import { expect, test } from 'vitest';
import { changeWords } from './cohort-changes.rules.ts';
import { cohortsMessages } from './cohorts.messages.ts';

const user = { id: 43, name: 'Chiara Lombardi', avatar: null };
const entry = { action: '', user, before: {}, after: {} };

test.each([
  [
    {
      ...entry,
      action: 'decideMilestone',
      after: { milestone: 'Lab bench', status: 'Waived' },
    },
    'Chiara Lombardi, Lab bench: Waived',
  ],
  [
    { ...entry, action: 'changeCohort', before: { cohort: 'January Days' } },
    'Chiara Lombardi came from January Days',
  ],
  [{ ...entry, action: 'assignCohort', before: { cohort: null } }, 'Chiara Lombardi was assigned'],
  [{ ...entry, action: 'extendDueDates', user: null }, 'Due dates extended'],
  [{ ...entry, action: 'resetDueDates' }, 'Due dates reset: Chiara Lombardi'],
  [{ ...entry, action: 'later', user: null }, 'later'],
])('%j is told in words', (change, words) => {
  expect(changeWords(change, cohortsMessages)).toBe(words);
});
