import { describe, expect, test } from 'vitest';
import { cleanSurveyAnswers, surveyErrors } from './survey.rules.ts';

const questions = [
  { id: 'why', kind: 'singleAnswer', isRequired: true, choices: ['Job', 'Fun'] },
  { id: 'tools', kind: 'multipleAnswer', isRequired: false, choices: ['Console', 'Cloud'] },
  { id: 'goal', kind: 'openAnswer', isRequired: true, choices: [] },
] as const;
const chosen = (questionId: string, ...choices: string[]) => ({ questionId, choices, text: '' });
const written = (text: string) => ({ questionId: 'goal', choices: [], text });
const good = [chosen('why', 'Job'), chosen('tools', 'Console', 'Cloud'), written('A network.')];

test('good answers have no faults, and optional ones may be left out', () => {
  expect(surveyErrors(questions, good)).toEqual({});
  expect(surveyErrors(questions, [chosen('why', 'Fun'), written('x')])).toEqual({});
});

test('what is required is told by its question', () => {
  const needed = 'This field is Required';
  expect(surveyErrors(questions, [])).toEqual({ why: needed, goal: needed });
  expect(surveyErrors(questions, [chosen('why'), written(' \n ')])).toEqual({
    why: needed,
    goal: needed,
  });
});

describe('an answer that is none', () => {
  test.each([
    ['of a choice no one offered', chosen('why', 'Money'), 'why'],
    ['of two choices where one is asked', chosen('why', 'Job', 'Fun'), 'why'],
    ['of words where a choice is asked', { ...chosen('tools'), text: 'All' }, 'tools'],
    ['of choices where words are asked', chosen('goal', 'Job'), 'goal'],
    ['to a question no one asked', chosen('age', '12'), 'age'],
  ])('%s is refused', (_what, answer, question) => {
    const others = good.filter(({ questionId }) => questionId !== answer.questionId);
    expect(surveyErrors(questions, [...others, answer])).toEqual({ [question]: 'Wrong Format' });
  });

  test('given twice is refused', () => {
    expect(surveyErrors(questions, [...good, chosen('why', 'Fun')])).toEqual({
      why: 'Wrong Format',
    });
  });
});

test('a thousand characters can be written, one more cannot', () => {
  const others = good.slice(0, 2);
  expect(surveyErrors(questions, [...others, written('x'.repeat(1000))])).toEqual({});
  expect(surveyErrors(questions, [...others, written('x'.repeat(1001))])).toEqual({
    goal: 'Must be less than 1000 characters',
  });
});

test('kept are the answers in the order of the questions, without blanks around or empty ones', () => {
  expect(
    cleanSurveyAnswers(questions, [written(' A network. '), chosen('tools'), chosen('why', 'Job')]),
  ).toEqual([chosen('why', 'Job'), written('A network.')]);
});
