import { expect, test } from 'vitest';
import { measureServer } from './parts/server.ts';

test('a learner day of a second runs without an error', async () => {
  const figures = await measureServer({
    perSecond: 60,
    seconds: 1,
    size: { modules: 100, learners: 5, programsEach: 1 },
    uploadMiB: 1,
    sockets: 1,
    rounds: 1,
  });
  const errors = figures.find(({ name }) => name.includes('errors of 60'));
  expect(errors?.measured).toBe('0');
  expect(figures.every(({ measured }) => !measured.includes('NaN'))).toBe(true);
}, 60_000);
