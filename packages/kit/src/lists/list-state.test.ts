import { keysetPaging } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { listState } from './list-state.ts';

const answer = (count: number, isPlaceholderData: boolean) =>
  listState({
    data: { data: Array.from({ length: count }, (_, id) => ({ id })), paging: keysetPaging(count) },
    isPlaceholderData,
    error: null,
    refetch: () => undefined,
  });

test('rows of the former search are marked, and none of it say nothing of the new one', () => {
  expect(answer(1, true)).toMatchObject({ status: 'ready', isOld: true });
  expect(answer(0, true)).toEqual({ status: 'loading' });
  expect(answer(1, false)).not.toHaveProperty('isOld');
  expect(answer(0, false)).toEqual({ status: 'empty' });
});
