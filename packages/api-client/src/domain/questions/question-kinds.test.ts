import { expect, test } from 'vitest';
import type { QuestionForm } from './question.types.ts';
import { questionFaults } from './question-kinds.ts';

const faultsOf = (form: Partial<QuestionForm>) =>
  questionFaults({
    type: 'singleAnswer',
    question: 'Which state?',
    answers: [],
    explanation: null,
    link: null,
    ...form,
  });
const answers = (...key: boolean[]) =>
  key.map((isCorrect, index) => ({ answer: `Answer ${index}`, isCorrect }));

test('a single answer has exactly one that is correct, several have at least one', () => {
  expect(faultsOf({ answers: answers(true, false) })).toEqual({});
  expect(faultsOf({ answers: answers(true, true) })).toEqual({
    answers: 'Too many correct answers',
  });
  expect(faultsOf({ answers: answers(false) })).toEqual({ answers: 'Too few correct answers' });
  const multiple = { type: 'multipleAnswer' as const };
  expect(faultsOf({ ...multiple, answers: answers(true, true) })).toEqual({});
  expect(faultsOf({ ...multiple, answers: [] })).toEqual({ answers: 'Too few correct answers' });
});

test('a sentence has exactly one filled blank', () => {
  const fillIn = (question: string) => faultsOf({ type: 'fillInTheBlank', question }).question;
  expect(fillIn('Neighbors stay in <2-Way>.')).toBeUndefined();
  expect(fillIn('Neighbors stay in 2-Way.')).toBe('No blank found in the sentence');
  expect(fillIn('From <Down> to <Full>.')).toBe('Too many correct answers');
  expect(fillIn('From < > to Full.')).toBe('Too few correct answers');
  expect(fillIn(' ')).toBe('This field is Required');
});

test('an exercise is a definition with a title, of any length', () => {
  const fault = (question: string) => faultsOf({ type: 'exercise', question }).question;
  expect(fault(JSON.stringify({ title: 'Subnets', task: ['x'.repeat(3000)] }))).toBeUndefined();
  expect(fault('{}')).toBe('Wrong Format');
  expect(fault('not JSON')).toBe('Wrong Format');
  expect(fault(' ')).toBe('This field is Required');
});

test('words are required, and a link leads into the academy or to another site', () => {
  const blank = [{ answer: ' ', isCorrect: true }];
  expect(faultsOf({ question: '', answers: blank })).toEqual({
    question: 'This field is Required',
    'answers[0].answer': 'This field is Required',
  });
  const link = (to: string) => faultsOf({ answers: answers(true), link: to }).link;
  expect(link('/courses/ospf?position=10')).toBeUndefined();
  expect(link('https://example.org/rfc')).toBeUndefined();
  expect(link('//example.org')).toBe('Wrong Format');
  expect(link('javascript:alert(1)')).toBe('Wrong Format');
});
