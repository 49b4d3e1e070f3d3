import { ModuleStatus } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleRelieved } from '../areas/learning/relieved-lessons.ts';
import { sendAuthorNotifications } from '../areas/notifications/authoring/send-notifications.ts';
import { makeCopies } from '../areas/products/authoring/copies.service.ts';
import { settleSyllabuses } from '../areas/syllabus/settle-syllabuses.ts';
import { loggedError } from '../plugins/logging.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addCourse } from '../testing/world/courses.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { learn } from '../testing/world/learning.ts';
import { addPerson } from '../testing/world/people.ts';
import { attemptAll, attemptEach, inOrder } from './attempt-each.ts';

let academy: TestApp;
let ownerId: number;
/** Nothing can be stored for the first of them. */
let first: number;
let second: number;
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  first = await addPerson(academy, 'first');
  second = await addPerson(academy, 'second');
});
afterAll(() => academy.close());

/** Runs a job while the database refuses some rows, and once more when it takes them. */
async function runTwice(
  { table, when }: { table: string; when: string },
  job: () => Promise<void>,
  seeBetween: () => Promise<void>,
) {
  await sql
    .raw(
      `create function refuse_row() returns trigger language plpgsql as
        $$ begin raise exception 'this row is refused'; end $$;
      create trigger refused before insert on ${table} for each row when (${when})
        execute function refuse_row()`,
    )
    .execute(academy.db);
  try {
    await expect(job()).rejects.toThrow('this row is refused');
    await seeBetween();
  } finally {
    await sql.raw(`drop trigger refused on ${table}; drop function refuse_row`).execute(academy.db);
  }
  await job();
}

const noNews = () => ({ table: 'user_notification', when: `new.user_id = ${first}` });

async function statuses(moduleId: number): Promise<number[]> {
  const rows = await academy.db
    .selectFrom('user_module')
    .select('status')
    .where('module_id', '=', moduleId)
    .where('user_id', 'in', [first, second])
    .orderBy('user_id')
    .execute();
  return rows.map(({ status }) => status);
}

test('a learner who cannot be settled keeps no one else from the end of a lesson', async () => {
  const course = await addCourse(academy, { ownerId, lessons: [{ homework: {} }] });
  const lesson = course.lessons[0]?.id ?? 0;
  for (const person of ['first', 'second']) await learn(academy, person, course, { done: 1 });
  const path = `/creator/modules/${lesson}/homework?version=1`;
  expect((await academy.call('owner', 'DELETE', path)).status).toBe(200);
  const settle = () => settleRelieved(academy.db, academy.clock);
  await runTwice(noNews(), settle, async () => {
    expect(await statuses(lesson)).toEqual([ModuleStatus.learning, ModuleStatus.done]);
  });
  expect(await statuses(lesson)).toEqual([ModuleStatus.done, ModuleStatus.done]);
});

test('a learner who cannot be settled keeps no one else from the end of a course', async () => {
  const course = await addCourse(academy, { ownerId, lessons: 2 });
  for (const person of ['first', 'second']) await learn(academy, person, course, { done: 1 });
  const path = `/creator/me/modules/${course.id}/children`;
  const { version } = (await academy.call('owner', 'GET', path)).body;
  const change = { kind: 'remove', ids: [course.lessons[1]?.id] };
  expect((await academy.call('owner', 'PATCH', path, { version, change })).status).toBe(200);
  const settle = () => settleSyllabuses(academy.db, academy.clock);
  await runTwice(noNews(), settle, async () => {
    expect(await statuses(course.id)).toEqual([ModuleStatus.learning, ModuleStatus.done]);
  });
  expect(await statuses(course.id)).toEqual([ModuleStatus.done, ModuleStatus.done]);
});

test('a notification that cannot be sent keeps no other waiting', async () => {
  const ids: number[] = [];
  for (const person of [first, second]) {
    const { body } = await academy.call('owner', 'POST', '/creator/notifications', {
      message: 'The live lab begins at nine.',
      type: 'zoomCall',
      scheduled: true,
      sendAt: null,
      url: null,
      audience: { kind: 'users', ids: [person] },
    });
    ids.push(body.id);
  }
  academy.clock.advance(10_000);
  const counts = async () => {
    const sent = academy.db.selectFrom('author_notification').select('sent_count').orderBy('id');
    return (await sent.where('id', 'in', ids).execute()).map(({ sent_count }) => sent_count);
  };
  const send = () => sendAuthorNotifications(academy.db, academy.clock);
  await runTwice(noNews(), send, async () => expect(await counts()).toEqual([0, 1]));
  expect(await counts()).toEqual([1, 1]);
});

test('a copy that cannot be made keeps no other waiting', async () => {
  const { id } = await addCourse(academy, { ownerId });
  const names = ['copy-one', 'copy-two'];
  for (const name of names) {
    const form = { url: name, alias: name };
    const asked = await academy.call('owner', 'POST', `/creator/me/modules/${id}/duplicate`, form);
    expect(asked.status).toBe(200);
  }
  const mail = { send: async () => {} } as never;
  const copies = async () => {
    const found = academy.db.selectFrom('module').select('unique_name').orderBy('id');
    const rows = await found.where('unique_name', 'in', names).execute();
    return rows.map(({ unique_name }) => unique_name);
  };
  await runTwice(
    { table: 'module', when: `new.unique_name = 'copy-one'` },
    () => makeCopies({ ...academy, mail, publicUrl: 'https://academy.example' }),
    async () => expect(await copies()).toEqual(['copy-two']),
  );
  expect(await copies()).toEqual(['copy-two', 'copy-one']);
});

test('a job ends with the names of what was left, and so it is logged', async () => {
  const done: number[] = [];
  const job = attemptAll({
    close: () =>
      attemptEach(
        inOrder(async (after) => [{ id: after + 1 }, { id: after + 2 }].filter(({ id }) => id < 5)),
        async ({ id }) => {
          if (id === 1) throw new Error('no room');
          done.push(id);
        },
        ({ id }) => `attempt ${id}`,
      ),
    grade: async () => void done.push(100),
  });
  const error: unknown = await job.catch((reason: unknown) => reason);
  expect(done).toEqual([2, 3, 4, 100]);
  const message = '1 failed. close: 1 failed. attempt 1: no room';
  expect(loggedError(error)).toMatchObject({
    message,
    errors: [{ cause: { errors: [{ message: 'attempt 1: no room' }] } }],
  });
});
