import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import type { Schema } from '../contract.ts';
import { createTestClient } from '../testing/test-client.ts';
import { read, readKey } from './read.ts';

const client = createTestClient({
  'GET /me/lessons/5': { id: 5 },
  'GET /modules/1/ratings': ({ url }: Request) => Response.json([new URL(url).search]),
});
const ratings = (id: number, page: number) =>
  read(client, '/modules/{id}/ratings', { path: { id }, query: { page } });

test('what is read, and what it is called, follow from the contract', async () => {
  const { queryKey, queryFn } = read(client, '/me/lessons/{id}', { path: { id: 5 } });
  expect(queryKey).toEqual(['/me/lessons/{id}', { path: { id: 5 } }]);
  expectTypeOf(await queryFn()).toEqualTypeOf<Schema<'Lesson'>>();
  expect(await ratings(1, 2).queryFn()).toEqual(['?page=2']);
  expect(read(client, '/me').queryKey).toEqual(['/me']);
});

test('a key with fewer parameters finds all reads that have these', async () => {
  const cache = new QueryClient();
  for (const [id, page] of [
    [1, 0],
    [1, 1],
    [2, 0],
  ] as const)
    cache.setQueryData(ratings(id, page).queryKey, page);
  const found = (queryKey: ReturnType<typeof readKey>) => cache.getQueriesData({ queryKey }).length;
  expect(found(readKey('/modules/{id}/ratings'))).toBe(3);
  expect(found(readKey('/modules/{id}/ratings', { path: { id: 1 } }))).toBe(2);
  expect(found(readKey('/modules/{id}/ratings', { query: { page: 0 } }))).toBe(2);
  expect(found(readKey('/modules/{id}'))).toBe(0);
});

test('what the contract does not know is a type error', () => {
  const refused = [
    // @ts-expect-error -- no such path
    readKey('/me/lesson/{id}'),
    // @ts-expect-error -- a path that is only written to
    readKey('/session/logout'),
    // @ts-expect-error -- no such parameter
    readKey('/me/lessons/{id}', { path: { lessonId: 5 } }),
    // @ts-expect-error -- an id is a number
    readKey('/me/lessons/{id}', { path: { id: '5' } }),
    // @ts-expect-error -- no such place for parameters
    readKey('/me/lessons/{id}', { body: {} }),
    // @ts-expect-error -- a lesson has an id
    () => read(client, '/me/lessons/{id}'),
    // @ts-expect-error -- no such query parameter
    () => read(client, '/modules/{id}/ratings', { path: { id: 1 }, query: { pages: 1 } }),
  ];
  expect(refused).toHaveLength(7);
});
