import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { explain } from './explain.ts';

const locked = new ApiError(403, {
  code: 'locked',
  message: 'LSA types opens when the quiz is done.',
  requestId: 'r-1',
});
const base = 'https://academy.example';

afterEach(() => void vi.unstubAllEnvs());

test('a developer is told once of each code what was said and where the docs explain it', () => {
  vi.stubEnv('NODE_ENV', 'development');
  const log = vi.fn();
  explain(locked, base, log);
  explain(locked, base, log);
  explain(new ApiError(500, { code: 'internal', message: 'Broken' }), '', log);
  expect(log.mock.calls).toEqual([
    [
      'LSA types opens when the quiz is done. (locked, r-1) See https://academy.example/docs/developers/errors.html#locked',
    ],
    ['Broken (internal) See /docs/developers/errors.html#internal'],
  ]);
});

test('people who use the academy are told nothing by the console', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const log = vi.fn();
  explain(new ApiError(403, { code: 'frozen', message: 'Paused' }), base, log);
  expect(log).not.toHaveBeenCalled();
});
