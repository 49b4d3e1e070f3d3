import { expect, expectTypeOf, test, vi } from 'vitest';
import { ApiError, networkError } from '../client/api-error.ts';
import { type NotReady, notReady } from './status.ts';

const refetch = () => {};
const statusOf = (error: unknown) => notReady({ error, refetch });
const next = { moduleId: 3, name: 'LSA types', kind: 'lesson' } as const;

test('each error of a query means one state', () => {
  expect(statusOf(null)).toEqual({ status: 'loading' });
  expect(statusOf(new ApiError(404, {}))).toEqual({ status: 'empty' });
  expect(statusOf(new ApiError(403, { message: 'Not yours.' }))).toEqual({
    status: 'forbidden',
    message: 'Not yours.',
  });
  expect(
    statusOf(
      new ApiError(403, { code: 'locked', message: 'Locked.', reason: 'First that.', next }),
    ),
  ).toEqual({ status: 'locked', reason: 'First that.', next });
  expect(statusOf(networkError())).toMatchObject({
    status: 'failed',
    message: 'The academy cannot be reached. Check your connection and try again.',
  });
  expect(statusOf(new Error('a bug'))).toMatchObject({
    status: 'failed',
    message: "This part couldn't be loaded.",
  });
});

test('a failed query can be tried again', () => {
  const again = vi.fn();
  const state = notReady({ error: networkError(), refetch: again });
  if (state.status === 'failed') state.retry();
  expect(again).toHaveBeenCalledOnce();
});

test('the compiler asks for each state, and gives its data only there', () => {
  expectTypeOf<NotReady['status']>().toEqualTypeOf<
    'loading' | 'empty' | 'forbidden' | 'locked' | 'failed'
  >();
  const state = statusOf(null);
  // @ts-expect-error -- only a locked state has a reason
  expect(state.reason).toBeUndefined();
});
