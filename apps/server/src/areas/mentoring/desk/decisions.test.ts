import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCohort, addMilestones } from '../../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { give, learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { handIn } from '../../../testing/world/work.ts';
import { settleDecisions } from './settle.service.ts';

let academy: TestApp;
let homework: number;
let work: Input;
let address: string;

type Input = Schema<'DeskDecisionInput'>;
const second = 1000;

beforeAll(async () => {
  academy = await createWorld();
  for (const mentor of ['mentor', 'secondMentor', 'strangeMentor'])
    await addPerson(academy, mentor, { roles: ['mentor'] });
});
afterAll(() => academy.close());

/** A learner's homework that waits. */
beforeEach(async () => {
  const learner = `learner-${randomUUID().slice(0, 8)}`;
  await addPeople(academy, learner);
  const mentors = ['mentor', 'secondMentor'];
  const course = await addCourse(academy, { lessons: [{ homework: {} }], mentors });
  await learn(academy, learner, course);
  homework = course.lessons[0]?.homework ?? 0;
  const { submissionId, url } = await handIn(academy, learner, homework);
  person = learner;
  address = url;
  const userId = await academy.userId(learner);
  work = { kind: 'homework', workId: submissionId, userId, version: 1, verdict: 'accept' };
});
let person: string;

const decide = (input: object = {}, id: string = randomUUID(), mentor = 'mentor') =>
  academy.call(mentor, 'PUT', `/me/desk/decisions/${id}`, { ...work, ...input });
const undo = (id: string, mentor = 'mentor') =>
  academy.call(mentor, 'DELETE', `/me/desk/decisions/${id}`);
const read = async (id: string) =>
  (await academy.call('mentor', 'GET', `/me/desk/decisions/${id}`)).body;
const settle = () => settleDecisions(academy.db, academy.clock);
const statusOf = async () =>
  (await academy.call('mentor', 'GET', address)).body.submission.status as string;
const waiting = async (mentor = 'mentor') =>
  (await academy.call(mentor, 'GET', '/me/desk?pageSize=100')).body.data.filter(
    ({ id }: Schema<'DeskItem'>) => id === work.workId,
  ).length as number;

async function countNotices(): Promise<number> {
  const rows = await academy.db
    .selectFrom('user_notification')
    .select('id')
    .where('user_id', '=', work.userId)
    .where('occasion', 'like', '%-reviewed:%')
    .execute();
  return rows.length;
}

test('a decision is held for ten seconds, then sent, and its learner is told once', async () => {
  const { status, body } = await decide({ message: 'Clean work.' });
  expect([status, body.state]).toEqual([200, 'held']);
  expect([await statusOf(), await waiting(), await countNotices()]).toEqual(['pending', 0, 0]);
  academy.clock.advance(9 * second);
  await settle();
  expect(await statusOf()).toBe('pending');
  academy.clock.advance(second);
  // Several servers, and a page that asks.
  await Promise.all([settle(), settle(), read(body.id), settle()]);
  expect([await statusOf(), await countNotices()]).toEqual(['complete', 1]);
  expect((await read(body.id)).state).toBe('sent');
  const { messages } = (await academy.call(person, 'GET', address)).body.submission;
  expect(messages.map(({ message }: { message: string }) => message)).toEqual(['Clean work.']);
});

test('an undone decision is never sent, and the work waits again', async () => {
  const { body } = await decide();
  expect((await undo(body.id, 'secondMentor')).status).toBe(404);
  for (let time = 0; time < 2; time += 1)
    expect((await undo(body.id)).body).toMatchObject({ state: 'undone' });
  academy.clock.advance(20 * second);
  await settle();
  expect([await statusOf(), await waiting(), await countNotices()]).toEqual(['pending', 1, 0]);
  expect((await decide({ verdict: 'sendBack', message: 'One more thing.' })).status).toBe(200);
});

test('after ten seconds it is too late for an undo', async () => {
  const { body } = await decide();
  academy.clock.advance(10 * second);
  expect((await undo(body.id)).status).toBe(409);
  await settle();
  expect((await undo(body.id)).status).toBe(409);
  expect(await statusOf()).toBe('complete');
});

test('of an undo and the sending at the same moment one counts', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { body } = await decide({ verdict: 'sendBack', message: 'Again.', version: round + 1 });
    academy.clock.advance(10 * second - (round % 2));
    const [undone] = await Promise.all([undo(body.id), settle(), settle()]);
    await settle();
    const { state } = await read(body.id);
    expect(['sent', 'undone', 'held']).toContain(state);
    expect(state === 'undone').toBe(undone.status === 200);
    academy.clock.advance(second);
    await settle();
    const isSent = (await statusOf()) === 'needsRevision';
    expect(isSent).toBe(undone.status !== 200);
    if (!isSent) {
      const again = await decide({ verdict: 'sendBack', message: 'Again.', version: round + 1 });
      expect(again.status).toBe(200);
      academy.clock.advance(10 * second);
      await settle();
    }
    expect(await countNotices()).toBe(round + 1);
    await handIn(academy, person, homework);
  }
}, 60_000);

test('a run that was killed after the work knew the decision is finished by the next', async () => {
  const { body } = await decide({ message: 'Clean work.' });
  academy.clock.advance(10 * second);
  await settle();
  // As if it had died before it noted the end.
  await academy.db
    .updateTable('review_decision')
    .set({ state: 'sending' })
    .where('id', '=', body.id)
    .execute();
  await settle();
  expect([(await read(body.id)).state, await countNotices()]).toEqual(['sent', 1]);
});

test('of twenty decisions of two mentors at once one is held', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      decide(
        index % 2 ? { verdict: 'sendBack', message: 'Again.' } : {},
        randomUUID(),
        index % 3 ? 'mentor' : 'secondMentor',
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
});

test('the same decision sent again is the same; another with its id is refused', async () => {
  const id = randomUUID();
  const first = await decide({}, id);
  expect((await decide({}, id)).body).toEqual(first.body);
  expect((await decide({ verdict: 'sendBack', message: 'No.' }, id)).status).toBe(409);
  expect((await decide({}, id, 'secondMentor')).status).toBe(409);
});

test('a newer attempt refuses the decision on the older, and its mentor is told', async () => {
  const { body } = await decide();
  await handIn(academy, person, homework);
  academy.clock.advance(10 * second);
  await settle();
  expect(await read(body.id)).toMatchObject({ state: 'refused', reason: expect.any(String) });
  expect([await statusOf(), await waiting(), await countNotices()]).toEqual(['pending', 1, 0]);
  const told = await academy.db
    .selectFrom('user_notification')
    .select('url')
    .where('occasion', '=', `review-refused:${body.id}`)
    .execute();
  expect(told).toEqual([{ url: '/desk' }]);
  expect((await decide()).status).toBe(409);
});

test('no one decides on what they don’t review, and nothing is sent back without a word', async () => {
  expect((await decide({}, randomUUID(), 'strangeMentor')).status).toBe(403);
  expect((await decide({ verdict: 'sendBack' })).status).toBe(422);
  expect((await decide({ workId: 999_999 })).status).toBe(404);
});

describe('a comment on a line', () => {
  const place = { part: 'file', name: 'config.txt', line: 1, quote: '! A file' };
  const comment = { version: 1, place, message: 'Which port?', isRequired: true };
  const save = (input: object = {}, id: string = randomUUID(), mentor = 'mentor') =>
    academy.call(mentor, 'PUT', `${address}/comments/${id}`, { ...comment, ...input });
  const list = async (reader: string): Promise<Schema<'SubmissionComment'>[]> =>
    (await academy.call(reader, 'GET', `${address}/comments`)).body;

  async function sendBack() {
    const { status } = await decide({ verdict: 'sendBack' });
    expect(status).toBe(200);
    academy.clock.advance(10 * second);
    await settle();
  }

  test('is a draft of its author until the decision sends all of them at once', async () => {
    const id = randomUUID();
    await save({}, id);
    expect((await save({ message: 'Which uplink port?' }, id)).body.message).toBe(
      'Which uplink port?',
    );
    academy.clock.advance(second);
    await save({ message: 'Nice.', isRequired: false });
    await save({}, randomUUID(), 'secondMentor');
    expect([(await list('mentor')).length, (await list('secondMentor')).length]).toEqual([2, 1]);
    expect(await list(person)).toEqual([]);
    expect((await save({}, id, 'secondMentor')).status).toBe(409);
    await sendBack();
    const sent = await list(person);
    expect(sent.map(({ message, isDraft }) => [message, isDraft])).toEqual([
      ['Which uplink port?', false],
      ['Nice.', false],
    ]);
    expect((await save({ message: 'Changed' }, id)).status).toBe(409);
    expect((await academy.call('mentor', 'DELETE', `${address}/comments/${id}`)).status).toBe(404);
  });

  test('that is required holds up the next attempt until it is settled', async () => {
    const id = randomUUID();
    await save({}, id);
    await save({ message: 'Nice to have.', isRequired: false });
    await sendBack();
    await handIn(academy, person, homework);
    const refused = await decide({ version: 2 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Still open: "Which port?" (config.txt, line 1).');
    const settleIt = (isFixed: boolean) =>
      academy.call('secondMentor', 'PATCH', `${address}/comments/${id}`, { isFixed });
    expect((await settleIt(true)).body.fixedIn).toBe(2);
    expect((await settleIt(false)).body.fixedIn).toBeNull();
    await settleIt(true);
    expect((await decide({ version: 2 })).status).toBe(200);
  });

  test('belongs to the attempt on screen, and a draft can be deleted', async () => {
    expect((await save({ version: 2 })).status).toBe(409);
    const id = randomUUID();
    await save({}, id);
    expect(
      (await academy.call('mentor', 'PATCH', `${address}/comments/${id}`, { isFixed: true }))
        .status,
    ).toBe(409);
    expect((await academy.call('mentor', 'DELETE', `${address}/comments/${id}`)).status).toBe(204);
    expect(await list('mentor')).toEqual([]);
  });
});

test('milestones and quizzes are decided on at the desk too', async () => {
  const mentors = ['mentor'];
  const course = await addCourse(academy, { lessons: [{ quiz: true }], mentors });
  const program = await addProgram(academy, [course], { mentors });
  await addMilestones(academy, program, [{ title: 'Design' }]);
  await give(academy, person, program);
  await addCohort(academy, program, [person]);
  await learn(academy, person, course, { done: 1 });
  const { body: milestones } = await academy.call(person, 'GET', '/me/milestones');
  const link = 'https://example.org/design';
  await academy.call(person, 'POST', `/me/milestones/${milestones[0].id}/submissions`, { link });
  const lesson = course.lessons[0];
  // With mistakes in it.
  await academy.db
    .updateTable('quiz_submission')
    .set({ score: 0 })
    .where('user_id', '=', work.userId)
    .execute();

  const all = async (): Promise<Schema<'DeskItem'>[]> =>
    (await academy.call('mentor', 'GET', `/me/desk?productId=${program.id}`)).body.data;
  const items = await all();
  expect(items.map(({ kind }) => kind).sort()).toEqual(['milestone', 'quiz']);
  for (const { kind, id, version } of items) {
    const input = { kind, workId: id, version };
    expect((await decide({ ...input, verdict: 'sendBack' })).status).toBe(422);
    expect((await decide({ ...input, message: 'Good.' })).status).toBe(200);
  }
  expect(await all()).toEqual([]);
  academy.clock.advance(10 * second);
  await settle();
  const { body: done } = await academy.call(person, 'GET', `/me/milestones/${milestones[0].id}`);
  expect(done.status).toBe(3);
  const { body: read } = await academy.call(person, 'GET', `/me/modules/${lesson?.id}/quiz`);
  expect(read.feedbackMessage).toBe('Good.');
  expect(await all()).toEqual([]);
});
