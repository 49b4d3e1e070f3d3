import { expect, test } from 'vitest';
import { lessonFixture } from './lesson.fixture.ts';
import { asFinished, nextStep } from './lesson-next.rules.ts';
import { lessonPlayerMessages } from './lesson-player.messages.ts';

const { next } = lessonFixture;

test.each([
  ['to finish, then the quiz', ['finish', 'quiz'], 'finish', 'Quiz, 6 questions'],
  ['to finish, then the homework', ['finish', 'homework'], 'finish', 'Homework'],
  ['to finish, then the next lesson', ['finish'], 'finish', next?.lesson.name],
  ['the quiz', ['quiz', 'homework'], 'quiz', 'Quiz, 6 questions'],
  ['the homework', ['homework'], 'homework', 'Homework'],
  ['the next lesson', [], 'next', next?.lesson.name],
] as const)('with %s to do, that is offered', (_, remaining, part, label) => {
  expect(nextStep({ ...lessonFixture, remaining: [...remaining] }, lessonPlayerMessages)).toEqual({
    part,
    label,
  });
});

test('a reader without the product is led to it after the last free lesson', () => {
  const read = { ...lessonFixture, isPreview: true, remaining: [] };
  expect(
    nextStep({ ...read, next: next && { ...next, isLocked: true } }, lessonPlayerMessages).part,
  ).toBe('product');
  expect(
    nextStep({ ...read, next: next && { ...next, isLocked: false } }, lessonPlayerMessages).part,
  ).toBe('next');
});

test('the last lesson ends the route', () => {
  expect(
    nextStep({ ...lessonFixture, remaining: ['finish'], next: null }, lessonPlayerMessages).label,
  ).toBe('The end of this course');
  expect(nextStep({ ...lessonFixture, remaining: [], next: null }, lessonPlayerMessages).part).toBe(
    'end',
  );
});

test('a finished lesson offers what comes after its content', () => {
  const finished = asFinished({ ...lessonFixture, remaining: ['finish', 'quiz'] });
  expect(finished).toMatchObject({ isFinished: true, remaining: ['quiz'] });
  expect(asFinished(undefined)).toBeUndefined();
});
