import { expect, test } from 'vitest';
import { ApiError, networkError, serverMessage, timeoutError } from './api-error.ts';

test('only what the server itself said is its message', () => {
  expect(serverMessage(new ApiError(402, { message: 'Declined.' }))).toBe('Declined.');
  for (const silent of [networkError(), timeoutError(), new ApiError(502, {}), new Error('x')])
    expect(serverMessage(silent)).toBeUndefined();
});
