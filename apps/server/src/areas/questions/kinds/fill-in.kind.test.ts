import { expect, test } from 'vitest';
import { questionError } from '../question.rules.ts';
import { fillIn } from './fill-in.kind.ts';

const asked = (question: string) => ({
  id: 1,
  position: 1,
  type: 'fillInTheBlank' as const,
  question,
  answers: [],
  explanation: null,
  link: null,
});
const isRight = (question: string, text: string) =>
  fillIn.review(asked(question), { answerIds: [], text }).isCorrect;

test.each([
  ['The network is <192.168.1.64/26|prefix>.', '192.168.1.64 255.255.255.192', true],
  ['The network is <192.168.1.64/26|prefix>.', '192.168.1.64/27', false],
  ['The mask is <255.255.255.0|mask>.', '/24', true],
  ['It is <2001:db8::1|ipv6>.', '2001:0DB8:0:0::1', true],
  ['There are <8190|number> hosts.', '8,190', true],
  ['There are <8190|number> hosts.', 'many', false],
  ['Type <a|b>.', 'A|B', true],
])('%s answered with %s: %s', (question, text, expected) => {
  expect(isRight(question, text)).toBe(expected);
});

test('its review shows the answer without the kind', () => {
  const { correctText } = fillIn.review(asked('It is <10.0.0.0/8|prefix>.'), undefined);
  expect(correctText).toBe('10.0.0.0/8');
});

test('an author hears of a blank that is not of its kind', () => {
  const form = (question: string) => ({
    type: 'fillInTheBlank' as const,
    question,
    answers: [],
    explanation: null,
    link: null,
  });
  expect(questionError(form('It is <10.0.0/8|prefix>.'))).toMatch("can't be read");
  expect(questionError(form('It is <10.0.0.0/8|prefix>.'))).toBeUndefined();
});
