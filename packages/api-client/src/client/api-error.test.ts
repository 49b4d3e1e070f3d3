import { expect, expectTypeOf, test } from 'vitest';
import { ApiError, networkError, serverMessage, timeoutError } from './api-error.ts';
import type { ErrorCode, KnownErrorCode } from './error-code.ts';

test('only what the server itself said is its message', () => {
  expect(serverMessage(new ApiError(402, { message: 'Declined.' }))).toBe('Declined.');
  for (const silent of [networkError(), timeoutError(), new ApiError(502, {}), new Error('x')])
    expect(serverMessage(silent)).toBeUndefined();
});

test('an error names the codes that the docs know, and takes those of a newer server', () => {
  const { code } = new ApiError(403, { code: 'newer' });
  expectTypeOf(code).toEqualTypeOf<ErrorCode>();
  expectTypeOf<'locked'>().toExtend<KnownErrorCode>();
  // @ts-expect-error: there is no such code
  const unknown: KnownErrorCode = 'newer';
  expect(code).toBe(unknown);
});
