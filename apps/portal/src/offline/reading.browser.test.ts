import { QueryClient } from '@tanstack/react-query';
import type { Session, SessionStatus } from '@uplink/api-client';
import { contextQuery, lessonQuery, meQuery, readKey } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepReading } from './keep-reading.ts';
import { keepReadingFor, lastReader, readingCache } from './reader.ts';
import { keepAnswer, readAnswers } from './reading-store.ts';
import { resumeReading } from './resume-reading.ts';

const lessonKey = readKey('/me/lessons/{id}', { path: { id: 4 } });
const lesson = { id: 4, name: 'Neighbour states' };
const allowed = () => true;
const answer = { person: '7', queryKey: lessonKey, data: lesson, updatedAt: Date.now() };

beforeEach(() => keepReadingFor('7'));
afterEach(async () => {
  keepReadingFor('');
  await caches.delete(readingCache);
});

/** A page of someone who is signed in, with a cache of its own. */
function openPage(person: string) {
  let status: SessionStatus = 'signedIn';
  const resumed: string[] = [];
  const client = createTestClient({});
  const session: Session = {
    ...client.session,
    getPerson: () => person,
    getSnapshot: () => status,
    resume: (last) => {
      resumed.push(last);
    },
  };
  const queries = new QueryClient();
  return {
    client: { ...client, session },
    queries,
    resumed,
    end: () => {
      status = 'signedOut';
      keepReadingFor('');
    },
  };
}

async function fill({ client, queries }: ReturnType<typeof openPage>) {
  queries.setQueryData<unknown>(meQuery(client).queryKey, { id: 7 });
  queries.setQueryData<unknown>(contextQuery(client).queryKey, { level: 2 });
  queries.setQueryData<unknown>(lessonQuery(client, 4).queryKey, lesson);
  queries.setQueryData(readKey('/me/modules/{moduleId}/quiz', { path: { moduleId: 4 } }), {
    questions: [],
  });
}

const keptKeys = async () => (await readAnswers('7')).map(({ queryKey }) => queryKey[0]).sort();

test('what a page loaded is there for the next one, and what may not be kept is not', async () => {
  const page = openPage('7');
  const stop = keepReading(page.queries, page.client);
  await fill(page);
  await expect.poll(keptKeys).toEqual(['/me', '/me/context', '/me/lessons/{id}']);
  stop();

  const next = openPage('');
  expect(await resumeReading(next.client, next.queries)).toBe(true);
  expect(next.queries.getQueryData(lessonKey)).toEqual(lesson);
  expect(next.resumed).toEqual(['7']);
});

test('without a person and a context no one is let in', async () => {
  await keepAnswer(answer, allowed);
  const page = openPage('');
  expect(await resumeReading(page.client, page.queries)).toBe(false);
  expect(page.resumed).toEqual([]);
});

test('what the page knows already is newer than what was kept', async () => {
  const page = openPage('7');
  await fill(page);
  keepReading(page.queries, page.client)();
  await expect.poll(keptKeys).toContain('/me/context');
  const next = openPage('');
  next.queries.setQueryData(lessonKey, { ...lesson, name: 'Renamed' });
  await resumeReading(next.client, next.queries);
  expect(next.queries.getQueryData(lessonKey)).toMatchObject({ name: 'Renamed' });
});

test('the end of a session takes everything along, and nothing is kept behind it', async () => {
  const page = openPage('7');
  const stop = keepReading(page.queries, page.client);
  await fill(page);
  await expect.poll(keptKeys).toContain('/me/lessons/{id}');
  page.end();
  await fill(page);
  await expect.poll(() => caches.has(readingCache)).toBe(false);
  expect(lastReader()).toBe('');
  expect(await readAnswers('7')).toEqual([]);
  expect(await caches.has(readingCache)).toBe(false);
  stop();
});

test('another person finds nothing of the one before, whose page keeps nothing more', async () => {
  const first = openPage('7');
  await fill(first);
  const stop = keepReading(first.queries, first.client);
  await expect.poll(keptKeys).toContain('/me/lessons/{id}');
  keepReadingFor('8');
  await fill(first);
  const second = openPage('');
  await expect.poll(() => readAnswers('7')).toEqual([]);
  expect(await resumeReading(second.client, second.queries)).toBe(false);
  stop();
});

test('the same person keeps what is there', async () => {
  await keepAnswer(answer, allowed);
  keepReadingFor('7');
  expect(await readAnswers('7')).toHaveLength(1);
});

test('an answer is given to no one but its person, and is gone once another asked', async () => {
  await keepAnswer(answer, allowed);
  expect(await readAnswers('8')).toEqual([]);
  expect(await readAnswers('7')).toEqual([]);
});

test('the device holds no more than it should, and forgets what is old', async () => {
  const now = Date.now();
  for (let id = 0; id < 22; id += 1)
    await keepAnswer(
      { ...answer, queryKey: readKey('/me/lessons/{id}', { path: { id } }), updatedAt: now },
      allowed,
    );
  const kept = await readAnswers('7', now);
  expect(kept.map(({ queryKey }) => queryKey)).toEqual(
    Array.from({ length: 20 }, (_, at) => readKey('/me/lessons/{id}', { path: { id: at + 2 } })),
  );
  expect(await readAnswers('7', now + 31 * 86_400_000)).toEqual([]);
  expect(await readAnswers('7', now)).toEqual([]);
});
