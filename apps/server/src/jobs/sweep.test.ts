import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { addCourse } from '../testing/world/courses.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { learn } from '../testing/world/learning.ts';
import { addPeople } from '../testing/world/people.ts';
import { handIn } from '../testing/world/work.ts';
import { sweep } from './sweep.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  const course = await addCourse(academy, { lessons: [{ homework: {} }] });
  await learn(academy, 'learner', course);
  await handIn(academy, 'learner', course.lessons[0]?.homework ?? 0);
});
afterAll(() => academy.close());

test('what ran out goes, what is in use stays, and a second sweep changes nothing', async () => {
  const { db, clock } = academy;
  const userId = await academy.userId('learner');
  const removed: string[] = [];
  const storage = {
    remove: async (key: string) => void removed.push(key),
    clear: async (key: string) => void removed.push(key),
    list: async (prefix: string) => [{ key: `${prefix}00001`, size: 5 }],
  };
  const grants = () => db.selectFrom('upload_grant').select('key').orderBy('key').execute();
  const before = await grants();
  expect(before.length).toBeGreaterThan(0);
  const grant = (key: string, isStored: boolean) =>
    db
      .insertInto('upload_grant')
      .values({
        key,
        user_id: userId,
        category: 'homework',
        file_name: 'a.txt',
        content_type: 'text/plain',
        max_size: 5,
        expires_at: clock.now(),
        stored_at: isStored ? clock.now() : null,
        ...(isStored && { sealed_key: key, size: 5, sha256: '0'.repeat(64) }),
      })
      .execute();
  await grant('homework/forgotten', false);
  await grant('homework/handed-in', true);
  await grant('homework/drafted', false);
  const inParts = (key: string, id: string) =>
    db
      .insertInto('upload_parts')
      .values({ id, upload_key: key, part_size: 5, last_modified: 1 })
      .execute();
  await inParts('homework/forgotten', 'forgotten');
  await inParts('homework/handed-in', 'handed-in');
  await academy.call('learner', 'PUT', '/me/drafts/homework:1', {
    key: 'homework:1',
    value: { files: [{ name: 'a.txt', key: 'homework/drafted' }] },
  });
  await db
    .insertInto('socket_ticket')
    .values({ ticket_hash: 'old', user_id: userId, expires_at: clock.now() })
    .execute();

  clock.advance(86_400_001);
  await grant('homework/fresh', false);
  await inParts('homework/fresh', 'fresh');
  const run = () => sweep({ db, clock, storage: storage as never, objects: undefined });
  const visitor = (token_hash: string, days: number) =>
    db
      .insertInto('checkout_visitor')
      .values({
        token_hash,
        user_id: userId + days,
        created_at: new Date(clock.now().getTime() - days * 86_400_000),
      })
      .execute();
  const click = (token_hash: string, days: number) => {
    const clicked_at = new Date(clock.now().getTime() - days * 86_400_000);
    const row = { token_hash, referrer_id: userId, clicked_at };
    return db
      .insertInto('referral_click')
      .values({ ...row, day: clicked_at.toISOString().slice(0, 10) })
      .execute();
  };
  await click('old', 61);
  await click('new', 59);
  await visitor('old', 8);
  await visitor('new', 6);
  await run();
  await run();
  const visitors = await db.selectFrom('checkout_visitor').select('token_hash').execute();
  expect(visitors).toEqual([{ token_hash: 'new' }]);
  const clicks = await db.selectFrom('referral_click').select('token_hash').execute();
  expect(clicks).toEqual([{ token_hash: 'new' }]);
  // Parts go with the file they were of; those a whole file left behind go too.
  expect(removed.sort()).toEqual([
    'homework/forgotten',
    'parts/forgotten-00001',
    'parts/handed-in-00001',
  ]);
  const keys = (await grants()).map(({ key }) => key);
  expect(keys).toEqual(
    [
      ...before.map(({ key }) => key),
      'homework/drafted',
      'homework/fresh',
      'homework/handed-in',
    ].sort(),
  );
  clock.advance(90 * 86_400_000);
  await run();
  expect(removed).toContain('homework/drafted');
  expect(await db.selectFrom('socket_ticket').selectAll().execute()).toEqual([]);
});
