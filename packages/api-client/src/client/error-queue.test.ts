import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createErrorQueue } from './error-queue.ts';

const error = (message: string) => new ApiError(500, { message });
const messagesOf = (queue: ReturnType<typeof createErrorQueue>) =>
  queue.getSnapshot().map(({ message }) => message);

test('the newest error comes first, each message once', () => {
  const queue = createErrorQueue();
  for (const message of ['a', 'b', 'a']) queue.add(error(message));
  expect(messagesOf(queue)).toEqual(['a', 'b']);
});

test('each is closed by itself, or all together', () => {
  const queue = createErrorQueue();
  for (const message of ['a', 'b', 'c']) queue.add(error(message));
  queue.close(queue.getSnapshot()[1]?.id ?? 0);
  expect(messagesOf(queue)).toEqual(['c', 'a']);
  queue.closeAll();
  expect(messagesOf(queue)).toEqual([]);
});

test('tells its listeners until they leave', () => {
  const queue = createErrorQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.add(error('a'));
  leave();
  queue.closeAll();
  expect(listener).toHaveBeenCalledOnce();
});
