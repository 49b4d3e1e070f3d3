import { expect, test } from 'vitest';
import { newExam } from './exam-form.rules.ts';
import { examLabels, withNames } from './exam-words.rules.ts';
import { examsMessages } from './exams.messages.ts';

const products = [{ id: 14, name: 'OSPF in Practice', uniqueName: 'ospf', type: 2 as const }];
const known = { products, messages: examsMessages };

test('fields and values of an exam have names', () => {
  const fields = Object.keys(newExam('exam'));
  expect(Object.keys(examLabels(examsMessages)).sort()).toEqual(fields.sort());
  expect(withNames('answersShown', 'never', known)).toBe('Never');
  expect(withNames('moduleIds', [14, 15], known)).toEqual(['OSPF in Practice', '#15']);
  expect(withNames('title', 'Routing', known)).toBe('Routing');
});
