import {
  MutationObserver,
  QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import type { Schema } from '../../contract.ts';
import contract from '../../generated/contract.json' with { type: 'json' };
import { createTestClient } from '../../testing/test-client.ts';
import * as queries from './index.ts';

const echo = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return Response.json([pathname + search]);
};
const client = createTestClient({
  'GET /modules': echo,
  'GET /me/modules': echo,
  'GET /me/quizzes': echo,
  'GET /milestones/-/submissions': echo,
  'GET /me/lessons/5': { id: 5 },
  'GET /me/notes': echo,
  'GET /modules/1/questions': echo,
  'GET /modules/1/ratings': echo,
});
const cache = new QueryClient();

test('a query is typed by the contract', async () => {
  const lesson = await cache.fetchQuery(queries.lessonQuery(client, 5));
  expect(lesson).toEqual({ id: 5 });
  expectTypeOf(lesson).toEqualTypeOf<Schema<'Lesson'>>();
  // @ts-expect-error -- an id is a number
  queries.lessonQuery(client, '5');
});

test('two filters are two queries, and the same one is one', () => {
  const keyOf = (page: number) => queries.modulesQuery(client, { type: 2, page }).queryKey;
  expect(keyOf(0)).toEqual(keyOf(0));
  expect(keyOf(0)).not.toEqual(keyOf(1));
});

test('the page of a product answers its parts too, and one that is missing is none', async () => {
  const address = { type: 2, uniqueName: 'ospf-in-practice' };
  const { value: page } = contract.components.examples.getMyProductPage;
  const found = createTestClient({ 'GET /me/product-page': page });
  const own = new QueryClient({ defaultOptions: { queries: { staleTime: 1000 } } });
  const module = await own.fetchQuery(queries.productPageQuery(found, address));
  const id = module?.id ?? 0;
  expect(await own.fetchQuery(queries.productQuery(found, address))).toEqual(page.details.module);
  expect(await own.fetchQuery(queries.detailsQuery(found, id))).toEqual(page.details);
  expect(await own.fetchQuery(queries.introPageQuery(found, id))).toEqual(page.introPage);
  expect(await own.fetchQuery(queries.resourcesQuery(found, id))).toEqual(page.resources);
  expect(await own.fetchQuery(queries.overviewQuery(found, id))).toEqual(page.overview);
  expect(await own.fetchQuery(queries.outlineQuery(found, id))).toEqual(page.outline);
  const missing = createTestClient({});
  expect(await cache.fetchQuery(queries.productPageQuery(missing, address))).toBeNull();
});

test('a filter sends only what is chosen', async () => {
  const sent = (await cache.fetchQuery(
    queries.modulesQuery(client, { type: 2, search: '', level: undefined }),
  )) as unknown;
  expect(sent).toEqual(['/modules?type=2&page=0&pageSize=12']);
  const work = (await cache.fetchQuery(
    queries.myQuizzesQuery(client, { status: 'pending', page: 2 }),
  )) as unknown;
  expect(work).toEqual(['/me/quizzes?page=2&pageSize=20&status=pending']);
  const inbox = (await cache.fetchQuery(
    queries.milestoneSubmissionsQuery(client, {
      status: '2,7',
      category: 4,
      userId: undefined,
      pageSize: 50,
    }),
  )) as unknown;
  expect(inbox).toEqual(['/milestones/-/submissions?pageSize=50&status=2%2C7&category=4']);
});

/** What is in a list right after it was asked for the next, when all of the first was there. */
async function shownAfter<Data, Key extends QueryKey>(
  first: QueryObserverOptions<Data, Error, Data, Data, Key>,
  next: QueryObserverOptions<Data, Error, Data, Data, Key>,
) {
  const observer = new QueryObserver(cache, first);
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  observer.setOptions(next);
  const { data } = observer.getCurrentResult();
  stop();
  return data as unknown;
}

test('a page stays until the next one is there, but not under another lesson or product', async () => {
  const { questionsQuery, ratingsQuery, notesQuery } = queries;
  expect(await shownAfter(questionsQuery(client, 1), questionsQuery(client, 1, 1))).toEqual([
    '/modules/1/questions?page=0&pageSize=20',
  ]);
  expect(await shownAfter(questionsQuery(client, 1), questionsQuery(client, 2))).toBeUndefined();
  expect(await shownAfter(ratingsQuery(client, 1), ratingsQuery(client, 1, 1))).toEqual([
    '/modules/1/ratings?limit=5&page=0',
  ]);
  expect(await shownAfter(ratingsQuery(client, 1), ratingsQuery(client, 2))).toBeUndefined();
  const notes = notesQuery(client, { product: 'Labs' });
  expect(await shownAfter(notes, notesQuery(client, { page: 1 }))).toEqual([
    '/me/notes?product=Labs&page=0&pageSize=20',
  ]);
  expect(await shownAfter(notes, notesQuery(client, { moduleId: 1 }))).toBeUndefined();
});

test('a product that is not there is null, not an error', async () => {
  const none = createTestClient({ 'GET /me/modules': [] });
  const product = { type: 2, uniqueName: 'nothing' };
  expect(await cache.fetchQuery(queries.productQuery(none, product))).toBeNull();
});

test.each([
  [queries.productQuery(client, { type: 2, uniqueName: 'ospf' }), true],
  [queries.productQuery(client, { type: 2, uniqueName: '' }), false],
  [queries.productQuery(client, { type: 0, uniqueName: 'ospf' }), false],
  [queries.detailsQuery(client, 7), true],
  [queries.detailsQuery(client, -1), false],
  [queries.childrenQuery(client, -1), false],
  [queries.outlineQuery(client, -1), false],
])('%#: a module is asked for by its id, or by its name and type', ({ enabled }, isAsked) => {
  expect(enabled).toBe(isAsked);
});

test('a change of the context goes out with all of it as it is now, and its answer is shown', async () => {
  const now = { finishedInvite: false, totalXpPoints: 8010, level: 8 };
  const sent: unknown[] = [];
  const own = createTestClient({
    'GET /me/context': now,
    'PATCH /me/context': async (request: Request) => {
      const body = (await request.json()) as object;
      sent.push(body);
      return Response.json({ ...body, totalXpPoints: 9000, level: 9 });
    },
  });
  cache.setQueryData(['/me/context'], { ...now, totalXpPoints: 7990, level: 7 });
  await new MutationObserver(cache, queries.contextUpdate(own)).mutate({ finishedInvite: true });
  expect(sent).toEqual([{ ...now, finishedInvite: true }]);
  expect(cache.getQueryData(['/me/context'])).toEqual({
    finishedInvite: true,
    totalXpPoints: 9000,
    level: 9,
  });
});
