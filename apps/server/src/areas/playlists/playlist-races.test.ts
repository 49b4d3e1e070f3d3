import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { PLAYLIST_LIMITS } from '@uplink/api-client/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
let lessons: number[];
let id: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  lessons = (await addCourse(academy, { lessons: 5 })).lessons.map((lesson) => lesson.id);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  id = (await create('learner')).body.id;
});

const create = (person: string) =>
  academy.call(person, 'POST', '/me/playlists', { title: 'Races', requestId: randomUUID() });
const read = async (): Promise<Schema<'Playlist'>> =>
  (await academy.call('learner', 'GET', `/me/playlists/${id}`)).body;
const held = async () => (await read()).lessons.map(({ lesson }) => lesson.id);
const add = (lesson: number) =>
  academy.call('learner', 'PUT', `/me/playlists/${id}/lessons/${lesson}`);
const remove = (lesson: number) =>
  academy.call('learner', 'DELETE', `/me/playlists/${id}/lessons/${lesson}`);
const order = (lessonIds: number[], baseVersion: number) =>
  academy.call('learner', 'PUT', `/me/playlists/${id}`, { title: 'Races', lessonIds, baseVersion });
const fill = async () => {
  for (const lesson of lessons) await add(lesson);
};

describe('at once', () => {
  test('of two orders made on the same version one is kept, the other is told', async () => {
    await fill();
    for (let round = 0; round < 10; round += 1) {
      const { version } = await read();
      const [first = 0, second = 0, ...rest] = await held();
      const orders = [
        [second, first, ...rest],
        [...rest, first, second],
      ];
      const answers = await Promise.all(orders.map((one) => order(one, version)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = orders[answers.findIndex(({ status }) => status === 200)];
      expect(await held()).toEqual(kept);
    }
  });

  test('an order and a lesson that comes in: nothing that was confirmed is lost', async () => {
    const [late = 0, ...early] = lessons;
    for (const lesson of early) await add(lesson);
    for (let round = 0; round < 10; round += 1) {
      const { version } = await read();
      const turned = (await held()).reverse();
      const [ordered, added] = await Promise.all([order(turned, version), add(late)]);
      expect(added.status).toBe(204);
      const now = await held();
      expect(now).toContain(late);
      if (ordered.status === 200) expect(now.filter((one) => one !== late)).toEqual(turned);
      else expect(ordered.status).toBe(409);
      await remove(late);
    }
  });

  test('two lists for the last place: one is made', async () => {
    for (let made = 0; made < PLAYLIST_LIMITS.lists - 1; made += 1) await create('other');
    const answers = await Promise.all([create('other'), create('other'), create('other')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

type Step = { kind: 'add' | 'remove'; place: number } | { kind: 'order'; places: number[] };

test('whatever is done in whatever order, the list is what a list would be', async () => {
  const place = fc.integer({ min: 0, max: 4 });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), place }),
    fc.record({
      kind: fc.constant('order' as const),
      places: fc.shuffledSubarray([0, 1, 2, 3, 4]),
    }),
  );
  const idAt = (index: number) => lessons[index] ?? 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      id = (await create('learner')).body.id;
      let model: number[] = [];
      for (const one of steps) {
        if (one.kind === 'order') {
          const wanted = one.places.map(idAt).filter((lesson) => model.includes(lesson));
          await order(wanted, (await read()).version);
          model = wanted;
          continue;
        }
        const lesson = idAt(one.place);
        const others = model.filter((kept) => kept !== lesson);
        if (one.kind === 'add') {
          await add(lesson);
          if (others.length === model.length) model.push(lesson);
        } else {
          await remove(lesson);
          model = others;
        }
      }
      expect(await held()).toEqual(model);
      await academy.call('learner', 'DELETE', `/me/playlists/${id}`);
    }),
    { numRuns: 30, seed: 1 },
  );
});
