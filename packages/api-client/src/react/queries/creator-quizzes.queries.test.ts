import { describe, expect, test } from 'vitest';
import { createTestClient } from '../../testing/index.ts';
import {
  createQuiz,
  creatorQuizQuery,
  creatorQuizzesQuery,
  deleteQuiz,
  updateQuiz,
} from './creator-quizzes.queries.ts';

const path = { moduleId: 1, quizId: 2 };
const form = { title: 'Quiz', questions: [] };
const answered = (status: number) => () =>
  Response.json({ message: 'Why', code: 'conflict', requestId: 'r', fieldErrors: {} }, { status });
const clientOf = (status: number) =>
  createTestClient({
    'GET /creator/quizzes': answered(status),
    'GET /creator/quizzes/2': answered(status),
    'POST /creator/modules/1/quizzes': answered(status),
    'PUT /creator/modules/1/quizzes/2': answered(status),
    'DELETE /creator/modules/1/quizzes/2': answered(status),
  });
type Client = ReturnType<typeof clientOf>;
const run = (options: { queryFn?: unknown }) => (options.queryFn as () => Promise<unknown>)();

const calls: [string, (client: Client) => Promise<unknown>][] = [
  ['failed to get quizzes', (client) => run(creatorQuizzesQuery(client))],
  ['failed to get quiz', (client) => run(creatorQuizQuery(client, 2))],
  ['failed to create quiz', (client) => createQuiz(client, 1, form)],
  ['failed to update quiz', (client) => updateQuiz(client, path, { ...form, version: 1 })],
  ['failed to delete quiz', (client) => deleteQuiz(client, path, 1)],
];

describe.each(calls)('%s', (message, call) => {
  test.each([201, 202, 404, 409, 500])('is thrown for the status %i', async (status) => {
    const client = clientOf(status);
    await expect(call(client)).rejects.toMatchObject({ message, status });
    expect(client.errors.getSnapshot()).toEqual([]);
  });

  test('is not thrown for 200', async () => {
    await expect(call(clientOf(200))).resolves.toMatchObject({ message: 'Why' });
  });
});

test('the first page is asked for unless another is', () => {
  expect(creatorQuizzesQuery(clientOf(200)).queryKey[1]).toEqual({ query: { page: 0 } });
});
