import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { seenBy } from '../mentoring/seen.fixture.ts';
import { addEveningGroup, milestoneOf } from './evening-group.fixture.ts';

let academy: TestApp;
let program: Product;
beforeAll(async () => {
  academy = await createWorld();
  program = await addEveningGroup(academy);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const day = 86_400_000;

const listOf = async (person: string): Promise<Schema<'MyMilestone'>[]> =>
  (await academy.call(person, 'GET', '/me/milestones')).body;

const named = (person: string, title: string) => milestoneOf(academy, person, title);

const send = (person: string, id: number, body: object) =>
  academy.call(person, 'POST', `/me/milestones/${id}/submissions`, body);

async function decide(person: string, title: string, body: object) {
  const { id } = await named(person, title);
  const userId = await academy.userId(person);
  const expected = await seenBy(academy, 'admin', `/milestones/${id}/users/${userId}`);
  const url = `/management/users/${userId}/milestones/${id}`;
  return academy.call('admin', 'PATCH', url, { expected, reason: 'Test', ...body });
}

const datesUrl = async () => {
  const [first] = await listOf('learner');
  return `/management/cohorts/${first?.cohort.id}/milestones`;
};
const datesOf = async (): Promise<Schema<'CohortDueDates'>> =>
  (await academy.call('admin', 'GET', await datesUrl())).body;

/** Moves the due dates as they are seen now. */
const move = async (action: string, body: object) => {
  const { version } = await datesOf();
  const url = `${await datesUrl()}?action=${action}`;
  return academy.call('admin', 'PATCH', url, { expected: { version }, reason: 'Test', ...body });
};

const noticesOf = async (person: string): Promise<Schema<'Notification'>[]> =>
  (await academy.call(person, 'GET', '/me/notifications')).body;

describe('the milestones of a cohort', () => {
  test('come with the program, in every state, due some days after the start', async () => {
    const list = await listOf('learner');
    expect(list.map(({ status }) => status)).toEqual([3, 5, 6, 4, 7, 2, 1, 1]);
    const [first] = list;
    const start = new Date(`${first?.cohort.startDate}T00:00:00Z`).getTime();
    const due = new Date(first?.dueDate ?? 0).toLocaleString('sv-SE', {
      timeZone: 'Europe/Amsterdam',
    });
    expect(due).toBe(`${new Date(start + 7 * day).toISOString().slice(0, 10)} 23:59:59`);
    const program = await academy.call('learner', 'GET', `/modules/${first?.product.id}`);
    expect(program.body.userCohort).toMatchObject({ name: 'Evening group', isOpen: true });
    expect(program.body.userCohort.milestones).toEqual(
      list.map(({ product: _, cohort: __, ...milestone }) => milestone),
    );
  });

  test('are there only for who runs with it', async () => {
    const [first] = await listOf('learner');
    expect(await listOf('stranger')).toEqual([]);
    const program = await academy.call('stranger', 'GET', `/modules/${first?.product.id}`);
    expect(program.body.userCohort).toBeNull();
    const url = `/me/milestones/${first?.id}`;
    expect((await academy.call('stranger', 'GET', url)).status).toBe(404);
    expect((await send('stranger', first?.id ?? 0, { link: 'https://example.org/x' })).status).toBe(
      404,
    );
    const upload = { resource: 'milestone', resourceId: first?.id, fileName: 'a.txt', size: 4 };
    expect((await academy.call('stranger', 'POST', '/uploads/parameters', upload)).status).toBe(
      404,
    );
    expect((await academy.call('learner', 'POST', '/uploads/parameters', upload)).status).toBe(200);
    expect(await academy.call('learner', 'GET', '/me/milestones?moduleId=1000000')).toMatchObject({
      body: [],
    });
  });

  test("show a file to its learner, and no one else's", async () => {
    const { id } = await named('learner', 'Office network diagram');
    const { body } = await academy.call('learner', 'GET', `/me/milestones/${id}`);
    expect(body).toMatchObject({ allowsFiles: true, allowsLink: true, status: 6 });
    expect(body.feedback).toContain('native VLAN');
    const url = `/me/milestones/${id}/files/${body.submission.files[0].fileId}`;
    expect((await academy.call('learner', 'GET', url)).body.url).toContain('office-diagram.txt');
    expect((await academy.call('peer', 'GET', url)).status).toBe(404);
  });

  test('are none before the cohort starts', async () => {
    const [first] = await listOf('peer');
    const cohortId = first?.cohort.id ?? 0;
    const before = { start_date: first?.cohort.startDate ?? '' };
    const later = new Date(academy.clock.now().getTime() + 2 * day).toISOString().slice(0, 10);
    const set = (start_date: string) =>
      academy.db.updateTable('cohort').set({ start_date }).where('id', '=', cohortId).execute();
    await set(later);
    expect(await listOf('peer')).toEqual([]);
    expect((await academy.call('peer', 'GET', `/me/milestones/${first?.id}`)).status).toBe(404);
    await set(before.start_date);
    expect((await listOf('peer')).length).toBe(8);
  });
});

describe('handing in', () => {
  test('takes what the toggles allow and names what is wrong', async () => {
    const link = 'https://example.org/work';
    const linkOnly = (await named('learner', 'Packet capture practical')).id;
    const nothing = (await named('learner', 'Switching exam')).id;
    const both = (await named('learner', 'Two-site design')).id;
    for (const [id, body, message] of [
      [linkOnly, { files: ['milestone/x.txt'] }, "This milestone doesn't accept files."],
      [nothing, { link }, "This milestone doesn't accept a link."],
      [nothing, {}, "You can't hand in this milestone."],
      [both, {}, 'Add your work before handing in.'],
      [both, { link: '  ' }, 'Add your work before handing in.'],
      [both, { link: 'ftp://example.org' }, 'Wrong Format'],
      [both, { files: ['milestone/lost.txt'] }, "A file didn't finish uploading. Upload it again."],
    ] as const) {
      const answer = await send('learner', id, body);
      expect([answer.status, answer.body.message]).toEqual([422, message]);
    }
    expect((await named('learner', 'Two-site design')).status).toBe(1);
  });

  test('ten at once with the same answer make one version, and the drafts go', async () => {
    const { id } = await named('learner', 'Two-site design');
    const key = `milestoneLink:${id}`;
    const link = 'https://example.org/design';
    await academy.call('learner', 'PUT', `/me/drafts/${key}`, { key, value: { link } });
    const before = await academy.call('learner', 'GET', `/me/milestones/${id}`);
    expect(before.body.linkDraft.value).toEqual({ link });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('learner', id, { link })),
    );
    expect(
      new Set(answers.map(({ status, body }) => `${status} v${body.submission?.version}`)),
    ).toEqual(new Set(['200 v1']));
    const { body } = await academy.call('learner', 'GET', `/me/milestones/${id}`);
    expect(body).toMatchObject({ status: 2, linkDraft: null, submission: { link } });
    const other = await send('learner', id, { link: 'https://example.org/other' });
    expect(other.status).toBe(409);
  });

  test('is taken late, and again after it was sent back', async () => {
    const link = 'https://example.org/again';
    const { id } = await named('peer', 'Career plan');
    expect((await send('peer', id, { link })).body).toMatchObject({
      status: 2,
      submission: { version: 2 },
    });
    await decide('peer', 'Career plan', { action: 'reset' });
    expect((await named('peer', 'Career plan')).status).toBe(4);
    expect((await send('peer', id, { link })).body.submission.version).toBe(3);
  });
});

describe('decisions', () => {
  const link = 'https://example.org/handed-in';

  test.each([
    ['complete', 3],
    ['reset', 1],
    ['sendBack', 6],
    ['underReview', 7],
    ['waive', 5],
  ])('%s works from every other state, and the learner is told once', async (action, status) => {
    for (const from of ['complete', 'sendBack', 'underReview', 'waive', 'reset', 'handed in']) {
      const { id } = await named('learner', 'Two-site design');
      await decide('learner', 'Two-site design', { action: from === 'handed in' ? 'reset' : from });
      if (from === 'handed in') await send('learner', id, { link });
      const before = await noticesOf('learner');
      const feedback = `Words after ${from} ${action}`;
      const { body, ...answer } = await decide('learner', 'Two-site design', { action, feedback });
      if (from === action) {
        expect([answer.status, body.current.status]).toEqual([409, status]);
        continue;
      }
      expect([from, body.status, body.feedback]).toEqual([from, status, feedback]);
      expect((await decide('learner', 'Two-site design', { action, feedback })).status).toBe(409);
      const told = (await noticesOf('learner')).filter(
        ({ id: one }) => !before.some((b) => b.id === one),
      );
      expect(told).toHaveLength(1);
      expect(told[0]?.url).toBe(`/programs/${program.uniqueName}?tab=milestones&milestone=${id}`);
    }
  });

  test('are for mentors of the program and for the staff, on work of others', async () => {
    const { id } = await named('learner', 'Two-site design');
    const url = `/milestones/${id}/users/${await academy.userId('learner')}`;
    const expected = await seenBy(academy, 'admin', url);
    const body = { action: 'underReview', feedback: 'I read it tonight.', expected };
    expect((await academy.call('strangeMentor', 'PATCH', url, body)).status).toBe(404);
    expect((await academy.call('mentor', 'PATCH', url, body)).body).toMatchObject({
      status: 7,
      feedback: 'I read it tonight.',
      reviewedBy: { name: 'Mentor Vega' },
    });
    expect((await academy.call('mentor', 'PATCH', url, { action: 'approve' })).status).toBe(422);
    const listed = `/management/users/${await academy.userId('learner')}/milestones`;
    expect((await academy.call('admin', 'GET', listed)).body).toHaveLength(8);
    expect((await academy.call('admin', 'GET', `${listed}?cohortId=1000000`)).body).toEqual([]);
  });

  test('and handing in at once leave one state that both know', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await named('peer', 'Two-site design');
      await decide('peer', 'Two-site design', { action: 'reset' });
      const [handed, waived] = await Promise.all([
        send('peer', id, { link: `https://example.org/${round}` }),
        decide('peer', 'Two-site design', { action: 'waive', feedback: `Round ${round}` }),
      ]);
      const { status } = await named('peer', 'Two-site design');
      // Handed in first, the waiver was of another state, unless it saw the work.
      expect([
        [200, 409, 2],
        [409, 200, 5],
        [200, 200, 5],
      ]).toContainEqual([handed.status, waived.status, status]);
    }
  });
});

describe('due dates', () => {
  test('move by the days of an extension and back by a reset; overdue follows them', async () => {
    const before = await named('learner', 'Switching exam');
    expect(before.status).toBe(4);
    const extended = await move('extend', { days: 10 });
    const now = await named('learner', 'Switching exam');
    expect(new Date(now.dueDate).toISOString().slice(0, 10)).toBe(
      new Date(new Date(before.dueDate).getTime() + 10 * day).toISOString().slice(0, 10),
    );
    expect(now.status).toBe(1);
    expect(extended.body.dueDates.find(({ id }: { id: number }) => id === now.id).dueDate).toBe(
      now.dueDate,
    );
    expect((await named('learner', 'Your lab at home')).status).toBe(3);
    expect((await noticesOf('learner'))[0]).toMatchObject({
      message: `Due dates of ${program.name} moved by 10 days.`,
      url: `/programs/${program.uniqueName}?tab=milestones`,
    });
    await move('reset', { cohortId: before.cohort.id });
    expect(await named('learner', 'Switching exam')).toEqual(before);
  });

  test('keep to the calendar of the cohort over a change of the clocks', async () => {
    const [first] = await listOf('learner');
    const set = (start_date: string) =>
      academy.db
        .updateTable('cohort')
        .set({ start_date })
        .where('id', '=', first?.cohort.id ?? 0)
        .execute();
    await set('2026-03-25');
    const due = (await listOf('learner')).map(({ dueDate }) => dueDate);
    // Seven days later Amsterdam is two hours ahead, no longer one.
    expect(due[0]).toBe('2026-04-01T21:59:59.000Z');
    await set(first?.cohort.startDate ?? '');
  });

  test('one milestone moves alone; the same change sent again moves nothing', async () => {
    const before = await listOf('learner');
    const target = before[6]?.id ?? 0;
    const changeId = crypto.randomUUID();
    const body = { days: 2, milestoneIds: [target], changeId };
    await Promise.all(Array.from({ length: 5 }, () => move('extend', body)));
    const after = await listOf('learner');
    expect(
      after.flatMap((one, index) => (one.dueDate === before[index]?.dueDate ? [] : one.id)),
    ).toEqual([target]);
    await move('reset', { cohortId: before[0]?.cohort.id });
    expect(await listOf('learner')).toEqual(before);
  });

  test('say what they do not take', async () => {
    const [first] = await listOf('learner');
    expect((await move('extend', { cohortId: first?.cohort.id })).status).toBe(422);
    expect((await move('reset', { days: 2 })).status).toBe(422);
    expect((await move('reset', { cohortId: 1_000_000 })).status).toBe(422);
    expect((await move('extend', { days: 0 })).status).toBe(422);
    expect((await move('extend', { days: 1, milestoneIds: [1_000_000] })).status).toBe(422);
    const nowhere = '/management/cohorts/1000000/milestones?action=extend';
    const body = { days: 1, expected: { version: 0 }, reason: 'Test' };
    expect((await academy.call('admin', 'PATCH', nowhere, body)).status).toBe(404);
    expect((await move('extend', { days: 1, expected: undefined })).status).toBe(422);
    const unsaid = await move('extend', { days: 1, reason: undefined });
    expect(unsaid.body.fieldErrors).toHaveProperty('reason');
  });

  test('of two changes at once one counts, and the other is told what happened', async () => {
    const before = await datesOf();
    const expected = { version: before.version };
    const cohortId = (await named('learner', 'Switching exam')).cohort.id;
    for (const other of [
      ['extend', { days: 3, expected }],
      ['reset', { cohortId, expected }],
    ] as const) {
      const seen = (await datesOf()).version;
      const [one, two] = await Promise.all([
        move('extend', { days: 2, expected: { version: seen } }),
        move(other[0], { ...other[1], expected: { version: seen } }),
      ]);
      const refused = [one, two].find(({ status }) => status === 409);
      expect([one.status, two.status].sort()).toEqual([200, 409]);
      expect(refused?.body.current).toMatchObject({
        status: expect.stringMatching(/^(extended|original)$/),
        version: seen + 1,
        by: { id: await academy.userId('admin') },
        date: expect.any(String),
      });
    }
    await move('reset', { cohortId });
    expect((await datesOf()).dueDates).toEqual(before.dueDates);
  });

  test('sent again after a lost reply move nothing, whatever was seen', async () => {
    const before = await datesOf();
    const expected = { version: before.version };
    const cohortId = (await named('learner', 'Switching exam')).cohort.id;
    const extension = { days: 4, changeId: crypto.randomUUID(), expected };
    const first = await move('extend', extension);
    expect((await move('extend', extension)).body).toEqual(first.body);
    expect((await move('extend', { ...extension, days: 5 })).status).toBe(409);
    const seen = { version: first.body.version };
    const reset = { cohortId, changeId: crypto.randomUUID(), expected: seen };
    const back = await move('reset', reset);
    expect(back.body).toEqual({ ...before, version: before.version + 2 });
    expect((await move('reset', reset)).body).toEqual(back.body);
  });

  test('moved while work is handed in lose neither the work nor a day', async () => {
    const { id, dueDate } = await named('peer', 'Packet capture practical');
    await decide('peer', 'Packet capture practical', { action: 'reset' });
    const extend = async () => {
      for (let day = 0; day < 6; day += 1) {
        expect((await move('extend', { days: 1 })).status).toBe(200);
      }
    };
    const handed = send('peer', id, { link: 'https://example.org/in-time' });
    const [{ status }] = await Promise.all([handed, extend()]);
    expect(status).toBe(200);
    const after = await named('peer', 'Packet capture practical');
    expect(after.status).toBe(2);
    const days = (new Date(after.dueDate).getTime() - new Date(dueDate).getTime()) / day;
    expect(Math.round(days)).toBe(6);
    await Promise.all([
      move('reset', { cohortId: after.cohort.id }),
      send('peer', id, { link: 'https://example.org/in-time' }),
    ]);
    const settled = await named('peer', 'Packet capture practical');
    expect(settled.dueDate).toBe(dueDate);
    expect(settled.status).toBe(2);
  });
});
