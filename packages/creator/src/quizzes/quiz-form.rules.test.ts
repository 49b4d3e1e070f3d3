import { expect, test } from 'vitest';
import { quizFixture } from './quiz.fixture.ts';
import { countChanges, faultsByQuestion, toQuizForm, toQuizValues } from './quiz-form.rules.ts';

const stored = toQuizValues(quizFixture, '');
const { questions } = stored;

test('what is sent is what was read', () => {
  const { title, questions: sent } = toQuizForm(stored);
  expect(title).toBe(quizFixture.title);
  expect(sent).toEqual(quizFixture.questions.map(({ position: _, ...question }) => question));
});

test('the title, each changed, added or removed question, and the order count once', () => {
  expect(countChanges(stored, stored)).toBe(0);
  expect(countChanges({ ...stored, title: 'Other' }, stored)).toBe(1);
  expect(countChanges({ ...stored, questions: questions.slice(1) }, stored)).toBe(1);
  expect(countChanges({ ...stored, questions: questions.toReversed() }, stored)).toBe(1);
  const [first, ...others] = questions;
  if (!first) throw new Error('The quiz has a question.');
  const added = [...others, { ...first, key: 'new' }];
  expect(countChanges({ ...stored, questions: added }, stored)).toBe(2);
});

test('faults are found by their question', () => {
  const faults = {
    title: 'a',
    'questions[1].question': 'b',
    'questions[1].answers[0].answer': 'c',
  };
  expect([...faultsByQuestion(faults)]).toEqual([[1, { question: 'b', 'answers[0].answer': 'c' }]]);
});
