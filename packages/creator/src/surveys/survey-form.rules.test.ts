import type { Schema } from '@uplink/api-client';
import { expect, test } from 'vitest';
import {
  newQuestion,
  surveyFormFaults,
  toSurveyChange,
  toSurveyValues,
} from './survey-form.rules.ts';
import { surveysMessages } from './surveys.messages.ts';

const survey: Schema<'CreatorSurvey'> = {
  version: 1,
  title: 'Before your first week',
  intro: '',
  answerCount: 0,
  questions: [
    {
      id: 'why',
      kind: 'singleAnswer',
      question: 'Why?',
      isRequired: true,
      choices: ['A job', 'Fun'],
    },
    { id: 'goal', kind: 'openAnswer', question: 'Goal?', isRequired: false, choices: [] },
  ],
};
const withChoices = (choices: string) => ({
  ...toSurveyValues(survey, surveysMessages),
  questions: [{ ...newQuestion(), question: 'Why?', choices }],
});

test('a survey goes through its fields and comes back the same', () => {
  const { version: _, answerCount: __, ...form } = survey;
  expect(toSurveyChange(toSurveyValues(survey, surveysMessages))).toEqual(form);
});

test('a new question has an id that the server takes', () => {
  expect(newQuestion().id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
});

test.each([
  ['One', surveysMessages.twoChoices],
  ['One\nTwo\n One ', surveysMessages.sameChoice],
  [Array.from({ length: 13 }, (_, index) => `Choice ${index}`).join('\n'), surveysMessages.most],
  ['One\n\n Two', undefined],
])('choices %j', (choices, fault) => {
  expect(surveyFormFaults(withChoices(choices), surveysMessages)['questions[0].choices']).toBe(
    fault,
  );
});
