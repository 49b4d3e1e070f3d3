import { expect, test } from 'vitest';
import { questionsFixture } from '../testing/question.fixture.ts';
import { answerStop, noAnswer } from './answer.rules.ts';
import { answerByKey } from './kinds/choice.rules.ts';
import { questionMessages } from './question.messages.ts';

const [single, multiple, blank] = questionsFixture;

test('a letter picks one answer, and picks or takes back one of several', () => {
  if (!single || !multiple || !blank) throw new Error('The fixture has three questions.');
  expect(answerByKey(single, { answerIds: [11], text: null }, 'b')?.answerIds).toEqual([12]);
  expect(answerByKey(multiple, { answerIds: [21], text: null }, 'C')?.answerIds).toEqual([21, 23]);
  expect(answerByKey(multiple, { answerIds: [21, 23], text: null }, 'A')?.answerIds).toEqual([23]);
  expect(answerByKey(single, noAnswer, 'Z')).toBeUndefined();
  expect(answerByKey(single, noAnswer, 'Backspace')).toBeUndefined();
  expect(answerByKey(blank, noAnswer, 'a')).toBeUndefined();
});

test('a number tells whether its question is answered, also at the one someone is at', () => {
  expect(answerStop(1, true, questionMessages)).toEqual({
    position: 1,
    state: 'done',
    words: 'answered',
  });
  expect(answerStop(1, false, questionMessages)).toEqual({
    position: 1,
    state: 'open',
    words: 'open',
  });
  expect(answerStop(1, true, questionMessages, 1)).toEqual({
    position: 1,
    state: 'current',
    words: 'answered',
  });
  expect(answerStop(1, false, questionMessages, 1).words).toBe('you are here');
});
