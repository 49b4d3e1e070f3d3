import { expect, test } from 'vitest';
import { answerText, readKept, toAnswers, toValues } from './survey.rules.ts';
import { surveyFixture } from './surveys.fixture.ts';

const { questions } = surveyFixture;

test('what is sent are answers to what is asked now', () => {
  const values = {
    goal: { choices: [], text: ' A network. ' },
    gone: { choices: ['Yes'], text: '' },
    tools: { choices: [], text: '' },
    why: { choices: ['A first job'], text: '' },
  };
  expect(toAnswers(questions, values)).toEqual([
    { questionId: 'why', choices: ['A first job'], text: '' },
    { questionId: 'goal', choices: [], text: 'A network.' },
  ]);
});

test('answers that come back fill the form', () => {
  const answers = [{ questionId: 'why', choices: ['A first job'], text: '' }];
  expect(toAnswers(questions, toValues(answers))).toEqual(answers);
});

test('what was kept and cannot be read is nothing', () => {
  expect([readKept(''), readKept('{'), readKept('null'), readKept('3')]).toEqual([{}, {}, {}, {}]);
  expect(readKept('{"why":{"choices":["A"],"text":""}}')).toEqual({
    why: { choices: ['A'], text: '' },
  });
});

test('several choices are read as one line', () => {
  const [, tools] = questions;
  if (!tools) throw new Error('The survey has a second question.');
  expect(answerText({ tools: { choices: ['Junos', 'Linux'], text: '' } }, tools)).toBe(
    'Junos, Linux',
  );
  expect(answerText({}, tools)).toBeUndefined();
});
