import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { decideOn } from '../mentoring/seen.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

test('what was handed in before stays readable for its learner and its mentor', async () => {
  const { db, clock, call } = academy;
  const row = await db
    .selectFrom('homework_submission as s')
    .innerJoin('homework as h', 'h.id', 's.homework_id')
    .select(['s.id', 's.homework_id', 's.user_id', 's.version'])
    .where('h.type', '=', 'DIGITIZE')
    .where('s.user_id', '=', await academy.userId('maya'))
    .executeTakeFirstOrThrow();
  const url = `/homeworks/${row.homework_id}/submissions/${row.id}`;
  const { body: before } = await call('maya', 'GET', url);
  const first = before.submission;
  const otherThan = (answer: string) => {
    if (answer === 'true' || answer === '') return answer === '' ? 'true' : '';
    return answer.startsWith('[') ? answer : 'Another answer';
  };
  const items = first.items.map((item: { itemId: string; textAnswer: string }) => ({
    ...item,
    textAnswer: otherThan(item.textAnswer),
  }));
  await decideOn(academy, 'daniel', url, { status: 'needsRevision' });
  clock.advance(60_000);
  const again = await call('maya', 'POST', `/me/homeworks/${row.homework_id}`, { items });
  expect(again.status).toBe(200);

  for (const person of ['maya', 'daniel']) {
    const { submission } = (await call(person, 'GET', url)).body;
    expect(submission.version).toBe(first.version + 1);
    expect(submission.items).toEqual(items);
    expect(submission.previous).toHaveLength(first.version);
    expect(submission.previous[0]).toEqual({
      version: first.version,
      submittedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      items: first.items,
      files: [],
    });
  }
});
