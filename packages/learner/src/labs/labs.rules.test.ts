import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { labFixture } from './labs.fixture.ts';
import { labsMessages } from './labs.messages.ts';
import { accessOf, canLaunch, sizeOf } from './labs.rules.ts';

test('the copy tells of about 500+ labs and of the year', () => {
  expect(labsMessages.intro).toContain('500+ labs');
  expect(labsMessages.intro).toContain('one year from your first access');
});

test('a lab says what is in it', () => {
  expect(sizeOf(labFixture, labsMessages)).toBe('1 lab');
  expect(sizeOf({ ...labFixture, numberOfLabs: 24, numberOfQuestions: 640 }, labsMessages)).toBe(
    '24 labs, 640 questions',
  );
  expect(sizeOf({ ...labFixture, numberOfLabs: 0, numberOfQuestions: 640 }, labsMessages)).toBe(
    '640 questions',
  );
});

test.each([
  ['ready', 'Your year starts when you open it.', true],
  ['open', 'Open until 1 Feb 2027', true],
  ['expired', 'Your year ended on 1 Feb 2027.', false],
  ['notYours', 'No program or course includes it at the moment.', false],
] as const)('a lab that is %s says so', (state, words, isOpen) => {
  const lab = { ...labFixture, state };
  expect([accessOf(lab, labsMessages, formatMessages), canLaunch(lab)]).toEqual([words, isOpen]);
});
