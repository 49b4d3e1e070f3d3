import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

test('a migration adds a kind of text by its query, and those before stay', async () => {
  const { id } = await addCourse(academy);
  await academy.db
    .transaction()
    .execute(async (trx) => {
      const places = () =>
        trx
          .selectFrom('media_place')
          .select(['place', 'content'])
          .where('product_id', '=', id)
          .where('lesson_id', 'is', null)
          .orderBy('place')
          .execute();
      const before = await places();
      await sql`select add_media_place('select ''name'', id, null::bigint, name from module')`.execute(
        trx,
      );
      expect(before.map(({ place }) => place)).toContain('product');
      expect(await places()).toHaveLength(before.length + 1);
      expect(await places()).toEqual(expect.arrayContaining(before));
      throw new Error('Roll back');
    })
    .catch((error: Error) => expect(error.message).toBe('Roll back'));
});
