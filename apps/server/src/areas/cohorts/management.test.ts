import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { MILESTONE_STATUS_LABELS } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { addEveningGroup, milestoneOf } from '../milestones/evening-group.fixture.ts';
import { listCohortChanges } from './management/undo.service.ts';

let academy: TestApp;
let program: Product;
let cohortId: number;
beforeAll(async () => {
  academy = await createWorld();
  program = await addEveningGroup(academy);
  await addPerson(academy, 'sales', { roles: ['sales'] });
  const [first] = (await get('/management/cohorts')).data;
  cohortId = first.id;
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const get = async (path: string) => (await academy.call('admin', 'GET', path)).body;
const detail = (): Promise<Schema<'CohortDetail'>> => get(`/management/cohorts/${cohortId}`);
const members = async (query = ''): Promise<Schema<'CohortLearner'>[]> =>
  (await get(`/management/cohorts/${cohortId}/users?${query}`)).data;
const memberOf = async (person: string) => {
  const id = await academy.userId(person);
  return (await members()).find(({ user }) => user.id === id);
};
const move = async (action: string, body: object) =>
  academy.call('admin', 'PATCH', `/management/cohorts/${cohortId}/milestones?action=${action}`, {
    expected: { version: (await detail()).dueDatesVersion },
    changeId: randomUUID(),
    reason: 'Test',
    ...body,
  });

describe('cohorts', () => {
  test('are listed with how they stand, found by their program, and narrowed by their time', async () => {
    const list = await get('/management/cohorts');
    expect(list.data).toMatchObject([
      { name: 'Evening group', learnerCount: 2, product: { id: program.id }, toReview: 2 },
    ]);
    expect((await get('/management/cohorts?state=running')).data).toHaveLength(1);
    expect((await get('/management/cohorts?state=coming')).data).toEqual([]);
    expect((await get('/management/cohorts?search=evening')).data).toHaveLength(1);
    expect(await get(`/management/modules/${program.id}/cohorts`)).toEqual(list.data);
    const sales = await academy.call('sales', 'GET', `/management/cohorts/${cohortId}`);
    expect(sales.body.mayPlace).toBe(false);
  });

  test('go page by page, the latest start first', async () => {
    const other = await addProgram(academy, []);
    const days = ['2021-03-01', '2021-01-01', '2021-02-01'];
    for (const startDate of days) await addCohort(academy, other, [], { startDate });
    const read = (query: string) =>
      get(`/management/cohorts?moduleId=${other.id}&pageSize=2${query}`);
    const first = await read('');
    const next = await read(`&cursor=${first.paging.next}`);
    const starts = [...first.data, ...next.data].map(({ startDate }) => startDate);
    expect(starts).toEqual([...days].sort().reverse());
    expect((await read(`&cursor=${next.paging.previous}`)).data).toEqual(first.data);
  });

  test('are opened and closed by staff, on the version that was seen', async () => {
    const set = (isOpen: boolean, version: number, by = 'admin') =>
      academy.call(by, 'PATCH', `/management/cohorts/${cohortId}`, {
        isOpen,
        version,
        reason: 'Its mentor is ill',
      });
    const { version } = await detail();
    expect((await set(false, version, 'sales')).status).toBe(403);
    expect((await set(false, version + 1)).status).toBe(409);
    const closed = await set(false, version);
    expect(closed.body).toMatchObject({ cohort: { isOpen: false }, version: version + 1 });
    expect((await set(false, version)).body.version).toBe(version + 1);
    expect((await set(true, version + 1)).body.cohort.isOpen).toBe(true);
    const { data } = await get('/management/audit?action=closeCohort');
    const [before, after] = [true, false].map((isOpen) => ({ cohort: 'Evening group', isOpen }));
    expect(data).toMatchObject([{ before, after, reason: 'Its mentor is ill' }]);
  });

  test('show every learner with every milestone, and who is behind', async () => {
    const { milestones } = await detail();
    for (const member of await members())
      expect(member.milestones.map(({ id }) => id)).toEqual(milestones.map(({ id }) => id));
    const overdue = (await members()).filter(({ milestones: cells }) =>
      cells.some(({ status }) => status === 4),
    );
    expect(await members('show=behind')).toEqual(overdue);
    expect((await detail()).onTime).toBe(2 - overdue.length);
    expect((await members('search=zzz')).length).toBe(0);
  });
});

describe('due dates', () => {
  test('of one learner move alone, and go back alone', async () => {
    const userId = await academy.userId('peer');
    const before = await memberOf('learner');
    const dueBefore = (await milestoneOf(academy, 'peer', 'Two-site design')).dueDate;
    const reason = 'Was in hospital';
    expect((await move('extend', { days: 7, userId, reason })).status).toBe(200);
    const { dueDate } = await milestoneOf(academy, 'peer', 'Two-site design');
    expect(Date.parse(dueDate) - Date.parse(dueBefore)).toBeGreaterThanOrEqual(6 * 86_400_000);
    expect((await memberOf('peer'))?.milestones.every(({ shiftedDays }) => shiftedDays === 7)).toBe(
      true,
    );
    expect(await memberOf('learner')).toEqual(before);
    expect((await move('reset', { cohortId, userId })).status).toBe(200);
    const { body: log } = await academy.call('admin', 'GET', `/management/users/${userId}/logs`);
    expect(log.data.slice(0, 2)).toMatchObject([
      { action: 'resetDueDates', by: { name: 'Admin Vega' } },
      { action: 'extendDueDates', by: { name: 'Admin Vega' }, reason },
    ]);
    expect(log.data[0].before.daysLater).toContain('Two-site design: 7');
    expect(log.data[0].after.daysLater).toContain('Two-site design: 0');
    expect((await milestoneOf(academy, 'peer', 'Two-site design')).dueDate).toBe(dueBefore);
  });

  test('are moved by no one for themselves', async () => {
    const userId = await academy.userId('admin');
    const { status, body } = await move('extend', { days: 7, userId });
    expect([status, body.message]).toEqual([403, "You can't decide on your own due dates."]);
  });

  test('move for learners of the cohort alone', async () => {
    const userId = await academy.userId('stranger');
    expect((await move('extend', { days: 7, userId })).status).toBe(422);
  });
});

describe('decisions on many milestones', () => {
  const decide = (action: string, items: object[], person = 'admin') =>
    academy.call(person, 'POST', `/management/cohorts/${cohortId}/decisions`, {
      ...{ action, items },
      reason: 'Test',
    });
  const item = async (person: string, title: string) => {
    const { id } = await milestoneOf(academy, person, title);
    const cell = (await memberOf(person))?.milestones.find((one) => one.id === id);
    return {
      userId: await academy.userId(person),
      milestoneId: id,
      expected: { status: cell?.status, version: cell?.version },
      changeId: randomUUID(),
    };
  };

  test.each([
    ['waive', 5],
    ['underReview', 7],
    ['sendBack', 6],
    ['complete', 3],
    ['reset', 1],
  ])('%s leads to status %i', async (action, status) => {
    const items = [await item('learner', 'Two-site design'), await item('peer', 'Two-site design')];
    expect((await decide(action, items)).body).toEqual({ done: 2, unchanged: 0, refused: [] });
    expect((await milestoneOf(academy, 'peer', 'Two-site design')).status).toBe(status);
    const { body: log } = await academy.call(
      'admin',
      'GET',
      `/management/audit?action=decideMilestone&userId=${await academy.userId('peer')}`,
    );
    expect(log.data[0]).toMatchObject({
      after: { milestone: 'Two-site design', status: MILESTONE_STATUS_LABELS[status as 1] },
    });
  });

  test('one that changed since is refused and stops no other; sent twice they count once', async () => {
    const stale = {
      ...(await item('learner', 'Handover talk')),
      expected: { status: 3, version: 4 },
    };
    const good = await item('peer', 'Handover talk');
    const first = await decide('waive', [stale, good]);
    expect(first.body).toMatchObject({ done: 1, refused: [{ milestoneId: stale.milestoneId }] });
    expect((await decide('waive', [good])).body.done).toBe(1);
  });
});

describe('assigning', () => {
  const assign = (id: number, people: number[], programId = program.id) =>
    academy.call('admin', 'POST', `/management/cohorts/${id}/users`, {
      programId,
      userIds: people,
      reason: 'Test',
    });

  test('gives the program, leaves who is there, and names who has no place', async () => {
    await addPeople(academy, 'newcomer', 'latecomer');
    const id = await addCohort(academy, program, [], { name: 'Small', seats: 1 });
    const [newcomer, latecomer] = [
      await academy.userId('newcomer'),
      await academy.userId('latecomer'),
    ];
    const report = (await assign(id, [newcomer, latecomer, 999_999])).body;
    expect(report).toMatchObject({
      done: 1,
      refused: [
        { user: { id: latecomer }, reason: 'This cohort is full.' },
        { reason: 'This person does not exist.' },
      ],
    });
    expect((await assign(id, [newcomer])).body).toEqual({ done: 0, unchanged: 1, refused: [] });
    expect(await milestoneOf(academy, 'newcomer', 'Career plan')).toMatchObject({
      cohort: { name: 'Small' },
    });
    expect((await assign(id, [newcomer], 999)).status).toBe(422);
    const log = await get(`/management/users/${newcomer}/logs`);
    expect(log.data[0]).toMatchObject({ action: 'assignCohort', reason: 'Test' });
  });
});

describe('changing the cohort of a learner', () => {
  const change = (userId: number, body: object) =>
    academy.call('admin', 'PATCH', `/management/users/${userId}/cohort`, {
      programId: program.id,
      resetProgressModuleIds: [],
      reason: 'Test',
      ...body,
    });

  test('takes the work along, names what was seen, and is done once', async () => {
    const userId = await academy.userId('learner');
    const newCohortId = await addCohort(academy, program, [], { name: 'Autumn days' });
    const before = await academy.call('learner', 'GET', '/me/milestones');
    const body = { currentCohortId: cohortId, newCohortId };
    expect((await change(userId, { ...body, currentCohortId: null })).status).toBe(409);
    const moved = await change(userId, body);
    expect(moved.body).toMatchObject({ cohort: { name: 'Autumn days' } });
    expect((await change(userId, body)).status).toBe(200);
    const after = await academy.call('learner', 'GET', '/me/milestones');
    const standing = (list: Schema<'MyMilestone'>[]) =>
      list.map(({ title, status }) => `${title} ${[1, 4].includes(status) ? 'open' : status}`);
    expect(standing(after.body)).toEqual(standing(before.body));
    await change(userId, { currentCohortId: newCohortId, newCohortId: cohortId });
    expect(standing((await academy.call('learner', 'GET', '/me/milestones')).body)).toEqual(
      standing(before.body),
    );
  });
});

describe('changes of a cohort', () => {
  const changesOf = async (id: number): Promise<Schema<'AuditEntry'>[]> =>
    (await get(`/management/cohorts/${id}/changes?pageSize=100`)).data;

  test('are told newest first, of each kind, and of this cohort alone', async () => {
    await addPeople(academy, 'changed');
    const userId = await academy.userId('changed');
    const id = await addCohort(academy, program, [], { name: 'Changing' });
    const at = `/management/cohorts/${id}`;
    const { version, dueDatesVersion, milestones } = await get(at);
    const send = (method: 'PATCH' | 'POST', path: string, body: object) =>
      academy.call('admin', method, `${at}${path}`, body);
    await send('PATCH', '', { isOpen: false, version, reason: 'Its mentor is ill' });
    await send('POST', '/users', { programId: program.id, userIds: [userId], reason: 'Test' });
    await send('PATCH', '/milestones?action=extend', {
      days: 7,
      expected: { version: dueDatesVersion },
      changeId: randomUUID(),
      reason: 'The lab was down',
    });
    const [learner] = (await get(`${at}/users`)).data;
    const [cell] = learner.milestones;
    await send('POST', '/decisions', {
      action: 'waive',
      feedback: 'Well done',
      reason: 'Has the certificate',
      items: [
        {
          userId,
          milestoneId: cell.id,
          expected: { status: cell.status, version: cell.version },
          changeId: randomUUID(),
        },
      ],
    });
    const changes = await changesOf(id);
    expect(changes.map(({ action }) => action)).toEqual([
      'decideMilestone',
      'extendDueDates',
      'assignCohort',
      'closeCohort',
    ]);
    expect(changes[0]).toMatchObject({
      user: { id: userId },
      after: { milestone: milestones[0].title, status: MILESTONE_STATUS_LABELS[5] },
      reason: 'Has the certificate',
    });
    const log = await get(`/management/audit?cohortId=${id}`);
    expect(log.data).toEqual(changes.map(({ mayUndo: _, ...entry }) => entry));
    expect(changes.map(({ mayUndo }) => mayUndo)).toEqual([true, true, false, false]);
    // What it takes to undo them is nothing that a log shows.
    for (const { before } of changes) expect(before).not.toHaveProperty('undo');
    const { body: file } = await academy.app.inject({
      url: `/management/audit/file?cohortId=${id}`,
      headers: { authorization: `Bearer ${await academy.tokenOf('admin')}` },
    });
    expect(file).toContain('decideMilestone');
    expect(file).not.toContain('eventId');
    const sales = await academy.call('sales', 'GET', `${at}/changes`);
    expect(sales.status).toBe(403);
    expect((await academy.call('admin', 'GET', '/management/cohorts/999999/changes')).status).toBe(
      404,
    );
  });
});

describe('undoing a change', () => {
  let at: string;
  let id: number;
  let userId: number;
  beforeAll(async () => {
    await addPeople(academy, 'undone');
    userId = await academy.userId('undone');
    id = await addCohort(academy, program, [], { name: 'Undoing' });
    at = `/management/cohorts/${id}`;
    await academy.call('admin', 'POST', `${at}/users`, {
      programId: program.id,
      userIds: [userId],
      reason: 'Test',
    });
  });
  const latest = async (): Promise<Schema<'AuditEntry'>> =>
    (await get(`${at}/changes?pageSize=1`)).data[0];
  const undo = (changeId: number, by = 'admin') =>
    academy.call(by, 'POST', `${at}/changes/${changeId}/undo`);
  const firstCell = async () => (await get(`${at}/users`)).data[0].milestones[0];
  const decide = async (action: string, feedback?: string) => {
    const { id: milestoneId, status, version } = await firstCell();
    const item = { userId, milestoneId, expected: { status, version }, changeId: randomUUID() };
    await academy.call('admin', 'POST', `${at}/decisions`, {
      ...{ action, feedback, items: [item] },
      reason: 'Test',
    });
    return latest();
  };
  const shifts = async (): Promise<number[]> =>
    (await get(at)).milestones.map(({ dueDate, plannedDate }: Schema<'CohortMilestone'>) =>
      Math.round((Date.parse(dueDate) - Date.parse(plannedDate)) / 86_400_000),
    );

  test('of a decision puts the milestone back, once, with the words given then', async () => {
    await decide('sendBack', 'Show both sides');
    const waived = await decide('waive');
    expect(waived.mayUndo).toBe(true);
    expect((await undo(waived.id, 'sales')).status).toBe(403);
    expect((await undo(waived.id)).status).toBe(200);
    expect(await firstCell()).toMatchObject({ status: 6 });
    expect((await academy.call('undone', 'GET', '/me/milestones')).body[0]).toMatchObject({
      status: 6,
    });
    expect(await latest()).toMatchObject({
      action: 'decideMilestone',
      reason: 'Undone',
      after: { status: MILESTONE_STATUS_LABELS[6] },
    });
    expect((await undo(waived.id)).status).toBe(409);
  });

  test('of an earlier decision is refused: it would lose the later one', async () => {
    const completed = await decide('complete');
    await decide('waive');
    const { data } = await get(`${at}/changes`);
    const entry = data.find((one: Schema<'AuditEntry'>) => one.id === completed.id);
    expect(entry.mayUndo).toBe(false);
    expect((await undo(completed.id)).status).toBe(409);
    expect(await firstCell()).toMatchObject({ status: 5 });
  });

  test('of due dates gives each the days it had before', async () => {
    const planned = await shifts();
    const shift = async (action: string, body: object) => {
      await academy.call('admin', 'PATCH', `${at}/milestones?action=${action}`, {
        expected: { version: (await get(at)).dueDatesVersion },
        changeId: randomUUID(),
        reason: 'Test',
        ...body,
      });
      return latest();
    };
    const { milestones } = await get(at);
    await shift('extend', { days: 3, milestoneIds: [milestones[0].id] });
    const moved = await shifts();
    const extended = await shift('extend', { days: 7 });
    expect((await undo(extended.id)).status).toBe(200);
    expect(await shifts()).toEqual(moved);
    expect((await undo(extended.id)).status).toBe(409);
    const back = await shift('reset', { cohortId: id });
    expect(await shifts()).toEqual(planned);
    expect((await undo(back.id)).status).toBe(200);
    expect(await shifts()).toEqual(moved);
  });

  test('takes no more queries to offer for many changes than for one', async () => {
    let queries = 0;
    const counting = academy.db.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const staff = { id: await academy.userId('admin'), roles: ['admin'] };
    const countFor = async (pageSize: number) => {
      queries = 0;
      const { data } = await listCohortChanges(counting, staff, id, { pageSize });
      return { entries: data.length, queries };
    };
    const one = await countFor(1);
    const many = await countFor(50);
    expect(many.entries).toBeGreaterThan(one.entries + 3);
    expect(many.queries).toBe(one.queries);
  });

  test('of a move brings the learner back; a first place stays', async () => {
    const assigned = (await get(`${at}/changes`)).data.at(-1);
    expect(assigned).toMatchObject({ action: 'assignCohort', mayUndo: false });
    const other = await addCohort(academy, program, [], { name: 'Other' });
    const place = { programId: program.id, userIds: [userId], reason: 'Test' };
    await academy.call('admin', 'POST', `/management/cohorts/${other}/users`, place);
    const path = `/management/cohorts/${other}/changes`;
    const [moved] = (await get(path)).data;
    expect(moved.mayUndo).toBe(true);
    expect((await undo(moved.id)).status).toBe(404);
    expect((await academy.call('admin', 'POST', `${path}/${moved.id}/undo`)).status).toBe(200);
    expect((await get(`${at}/users`)).data).toHaveLength(1);
    expect((await get(path)).data[0].mayUndo).toBe(false);
  });
});

describe('resetting progress', () => {
  test('lets what was chosen start over, keeps the rest, and takes its points back', async () => {
    await addPeople(academy, 'again');
    const lessons = [{ quiz: true as const }, {}, {}];
    const [chosen, kept] = [
      await addCourse(academy, { lessons }),
      await addCourse(academy, { lessons }),
    ];
    for (const course of [chosen, kept]) await learn(academy, 'again', course, { done: 2 });
    const userId = await academy.userId('again');
    const url = `/management/users/${userId}/progress`;
    const points = async () =>
      (await academy.call('again', 'GET', '/me/context')).body.totalXpPoints as number;
    const before: Schema<'ProgressLoss'>[] = await get(url);
    const loss = before.find(({ module }) => module.id === chosen.id);
    expect(loss).toMatchObject({ lessonsDone: 2, quizzes: 1 });
    const total = await points();
    const body = { moduleIds: [chosen.id], reason: 'Asked to', changeId: randomUUID() };
    const left = await academy.call('admin', 'POST', url, body);
    expect(left.body.map(({ module }: Schema<'ProgressLoss'>) => module.id)).toEqual([kept.id]);
    expect((await academy.call('admin', 'POST', url, body)).status).toBe(200);
    expect(await points()).toBe(total - (loss?.xpPoints ?? 0));
    await learn(academy, 'again', chosen, { done: 2 });
    expect(await points()).toBe(total);
    const own = `/management/users/${await academy.userId('admin')}/progress`;
    expect((await academy.call('admin', 'POST', own, body)).status).toBe(403);
  });
});

describe('what is set in a cohort', () => {
  let at: string;
  let id: number;
  let lessonId: number;
  beforeAll(async () => {
    const course = await addCourse(academy, { lessons: [{ name: 'Trunks' }, {}] });
    const own = await addProgram(academy, [course]);
    await addPeople(academy, 'settled');
    id = await addCohort(academy, own, ['settled'], { name: 'Settings' });
    at = `/management/cohorts/${id}`;
    lessonId = course.lessons[0]?.id ?? 0;
  });
  const store = (part: 'settings' | 'lessons', body: object, by = 'admin') =>
    academy.call(by, 'PUT', `${at}/${part}`, body);
  const latest = async () => (await get(`${at}/changes?pageSize=1`)).data[0];

  test('is changed by admins, who author nothing, from the version they saw', async () => {
    const { id: _, version, learnerCount, ...settings } = await get(`${at}/settings`);
    expect({ learnerCount, name: settings.name }).toEqual({ learnerCount: 1, name: 'Settings' });
    const changed = { ...settings, name: 'Mornings', seats: 12 };
    const reason = 'Twelve desks in the room';
    const { status, body } = await store('settings', { version, cohort: changed, reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...changed, version: version + 1 });
    expect((await store('settings', { version, cohort: settings, reason })).status).toBe(409);
    expect(await latest()).toMatchObject({
      action: 'changeCohortSettings',
      before: { cohort: 'Settings', seats: null },
      after: { cohort: 'Mornings', seats: 12 },
      reason,
      mayUndo: false,
    });
    const support = await academy.call('sales', 'GET', `${at}/settings`);
    expect(support.status).toBe(403);
  });

  test('includes the days of its lessons; the log names what was changed', async () => {
    const { version, lessons, milestones } = await get(`${at}/lessons`);
    expect(lessons).toMatchObject([{ id: lessonId, name: 'Trunks', availableFrom: null }, {}]);
    expect(milestones).toEqual([]);
    const row = { lessonId, availableFrom: '2026-03-16', milestoneId: null };
    const { status, body } = await store('lessons', { version, lessons: [row] });
    expect(status).toBe(200);
    expect(body.lessons[0]).toMatchObject({ availableFrom: '2026-03-16' });
    expect(await latest()).toMatchObject({
      action: 'changeCohortLessons',
      before: { cohort: 'Mornings', lessons: ['Trunks: none'] },
      after: { cohort: 'Mornings', lessons: ['Trunks: 2026-03-16'] },
    });
    expect((await store('lessons', { version, lessons: [] })).status).toBe(409);
    const foreign = { lessonId: id + 999_999, availableFrom: null, milestoneId: null };
    expect((await store('lessons', { version: version + 1, lessons: [foreign] })).status).toBe(422);
  });
});
