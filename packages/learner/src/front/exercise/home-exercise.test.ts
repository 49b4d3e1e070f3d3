import { checkForPublishing } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { homeExercise, offeredLine } from './home-exercise.definition.ts';
import { homeExerciseMessages } from './home-exercise.messages.ts';
import { firstAttempt, nextAttempt } from './home-exercise.rules.ts';

test('passes its own tests, and no mutant of its model does', () => {
  const { faults, mutants } = checkForPublishing(homeExercise);
  expect(faults).toEqual([]);
  expect(mutants.caught).toBe(mutants.total);
});

test('begins with a ping that R1 drops', () => {
  expect(firstAttempt()).toMatchObject({
    isSolved: false,
    there: 1,
    back: 0,
    stop: 'R1',
    prompt: 'R1(config)# ',
  });
});

test.each([
  offeredLine,
  'ip route 0.0.0.0 0.0.0.0 10.0.12.2',
  'ip route 10.0.30.10 255.255.255.255 Gi0/1 10.0.12.2',
])('is solved by “%s”', (line) => {
  const attempt = nextAttempt(firstAttempt(), line);
  expect(attempt).toMatchObject({
    isSolved: true,
    there: 3,
    back: 3,
    sign: 'Reply arrived, TTL 62',
  });
  expect(attempt.said.some(({ kind }) => kind === 'reply')).toBe(true);
});

test('speaks in the words of a host', () => {
  const words = { ...homeExerciseMessages, reply: (ttl: number) => `Antwort, TTL ${ttl}` };
  expect(nextAttempt(firstAttempt(words), offeredLine, words).sign).toBe('Antwort, TTL 62');
});

test('says in one line what is missing, and is broken again by the opposite command', () => {
  const wrong = nextAttempt(firstAttempt(), 'ip route 10.0.30.0 255.255.255.0 10.0.12.3');
  expect(wrong.isSolved).toBe(false);
  expect(wrong.said.filter(({ kind }) => kind === 'note')).toHaveLength(2);
  const solved = nextAttempt(wrong, offeredLine);
  expect(nextAttempt(solved, `no ${offeredLine}`).isSolved).toBe(false);
  expect(nextAttempt(firstAttempt(), 'nonsense').said.slice(-2)[0]?.kind).toBe('lost');
});
