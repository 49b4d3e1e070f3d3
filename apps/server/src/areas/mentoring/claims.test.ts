import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { handIn } from '../../testing/world/work.ts';
import { addEveningGroup } from '../milestones/evening-group.fixture.ts';
import { decideOn, seenBy } from './seen.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addEveningGroup(academy);
  const mentors = ['mentor', 'secondMentor'];
  for (let count = 0; count < 2; count += 1) {
    const course = await addCourse(academy, { lessons: [{ homework: {} }], mentors });
    await learn(academy, 'learner', course);
    await handIn(academy, 'learner', course.lessons[0]?.homework ?? 0);
  }
});
afterAll(() => academy.close());

const minute = 60_000;

/** The addresses of homework that waits for a review, and of a milestone that does. */
async function waiting(): Promise<string[]> {
  const homework = await academy.call('mentor', 'GET', '/homeworks/-/submissions?status=pending');
  const milestones = await academy.call('mentor', 'GET', '/milestones/-/submissions?status=2');
  const [work]: Schema<'SubmissionListItem'>[] = homework.body.data;
  const [milestone]: Schema<'MilestoneSubmissionItem'>[] = milestones.body.data;
  return [
    `/homeworks/${work?.homeworkId}/submissions/${work?.submissionId}`,
    `/milestones/${milestone?.id}/users/${milestone?.user.id}`,
  ];
}

type Kind = 'homework' | 'milestone';
const addressOf = async (kind: Kind) => (await waiting())[kind === 'homework' ? 0 : 1] ?? '';

/** Whose it is, wherever the answer keeps it. */
async function holderOf(address: string, person = 'mentor'): Promise<string | undefined> {
  const { body } = await academy.call(person, 'GET', address);
  return (body.submission ?? body.milestone).claim?.by.name;
}

const decisions = {
  homework: { status: 'needsRevision' },
  milestone: { action: 'sendBack', feedback: 'Once more.' },
};

describe.each<Kind>(['homework', 'milestone'])('a %s that waits', (kind) => {
  test('of two mentors at once one gets it, and the other is told who', async () => {
    const address = await addressOf(kind);
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(
        ['mentor', 'secondMentor'].map((mentor) => academy.call(mentor, 'PUT', `${address}/claim`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? 'mentor' : 'secondMentor';
      const names = { mentor: 'Mentor Vega', secondMentor: 'SecondMentor Vega' } as const;
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
        `${names[winner]} is reviewing this. You can take over when they release it, or in 60 minutes.`,
      );
      expect(answers.find(({ status }) => status === 409)?.body.current).toMatchObject({
        ...(await seenBy(academy, 'mentor', address)),
        claim: {
          by: { name: names[winner] },
          since: academy.clock.now().toISOString(),
          until: new Date(academy.clock.now().getTime() + 60 * minute).toISOString(),
        },
      });
      expect(await holderOf(address)).toBe(names[winner]);
      await academy.call(winner, 'DELETE', `${address}/claim`);
      expect(await holderOf(address)).toBeUndefined();
    }
  });

  test('is decided on by no one else, and given back by no one else', async () => {
    const address = await addressOf(kind);
    expect((await academy.call('secondMentor', 'PUT', `${address}/claim`)).status).toBe(200);
    const refused = await decideOn(academy, 'mentor', address, decisions[kind]);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^SecondMentor Vega is reviewing this\./);
    expect(refused.body.current.claim.by.name).toBe('SecondMentor Vega');
    expect((await academy.call('mentor', 'DELETE', `${address}/claim`)).status).toBe(200);
    expect(await holderOf(address)).toBe('SecondMentor Vega');
    await academy.call('secondMentor', 'DELETE', `${address}/claim`);
  });

  test('is free again after an hour; taking it once more begins again', async () => {
    const address = await addressOf(kind);
    await academy.call('secondMentor', 'PUT', `${address}/claim`);
    academy.clock.advance(59 * minute);
    expect(await holderOf(address)).toBe('SecondMentor Vega');
    await academy.call('secondMentor', 'PUT', `${address}/claim`);
    academy.clock.advance(59 * minute);
    expect(await holderOf(address)).toBe('SecondMentor Vega');
    academy.clock.advance(minute);
    expect(await holderOf(address)).toBeUndefined();
    expect((await academy.call('mentor', 'PUT', `${address}/claim`)).status).toBe(200);
    expect(await holderOf(address, 'secondMentor')).toBe('Mentor Vega');
  });

  test('is no one’s once it is decided on, and then cannot be taken', async () => {
    const address = await addressOf(kind);
    await academy.call('mentor', 'PUT', `${address}/claim`);
    expect((await decideOn(academy, 'mentor', address, decisions[kind])).status).toBe(200);
    expect(await holderOf(address)).toBeUndefined();
    const late = await academy.call('secondMentor', 'PUT', `${address}/claim`);
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/isn't waiting for review/);
  });

  test('is taken by no one but its mentors', async () => {
    const address = await addressOf(kind);
    for (const person of ['learner', 'peer', 'strangeMentor', 'admin']) {
      const { status } = await academy.call(person, 'PUT', `${address}/claim`);
      expect([403, 404], person).toContain(status);
    }
  });
});

test('the staff decides on a milestone whoever has taken it', async () => {
  const { body } = await academy.call('mentor', 'GET', '/milestones/-/submissions?status=2,7');
  const { id, user } = body.data[0];
  await academy.call('secondMentor', 'PUT', `/milestones/${id}/users/${user.id}/claim`);
  const url = `/management/users/${user.id}/milestones/${id}`;
  const expected = await seenBy(academy, 'admin', `/milestones/${id}/users/${user.id}`);
  const decided = await academy.call('admin', 'PATCH', url, {
    ...{ action: 'complete', expected },
    reason: 'Seen in class',
  });
  expect(decided.body).toMatchObject({ status: 3, claim: null });
});

test('words that come with a decision on homework are kept with it, once, or not at all', async () => {
  const course = await addCourse(academy, {
    lessons: [{ homework: {} }],
    mentors: ['mentor', 'secondMentor'],
  });
  await learn(academy, 'learner', course);
  await handIn(academy, 'learner', course.lessons[0]?.homework ?? 0);
  const inbox = `/homeworks/-/submissions?status=pending&productId=${course.id}`;
  const [work] = (await academy.call('mentor', 'GET', inbox)).body.data;
  const address = `/homeworks/${work.homeworkId}/submissions/${work.submissionId}`;
  const wordsOf = async () =>
    (await academy.call('mentor', 'GET', address)).body.submission.messages.map(
      ({ message }: Schema<'SubmissionMessage'>) => message,
    );
  const before = await wordsOf();
  const message = 'The second uplink is missing.';
  const decision = { ...decisions.homework, message };
  await academy.call('secondMentor', 'PUT', `${address}/claim`);
  expect((await decideOn(academy, 'mentor', address, decision)).status).toBe(409);
  expect(await wordsOf()).toEqual(before);
  await academy.call('secondMentor', 'DELETE', `${address}/claim`);
  const expected = { status: 'complete', version: 1 };
  const stale = await academy.call('mentor', 'PATCH', address, { ...decision, expected });
  expect(stale.status).toBe(409);
  expect(await wordsOf()).toEqual(before);
  const sent = {
    ...decision,
    expected: await seenBy(academy, 'mentor', address),
    changeId: crypto.randomUUID(),
  };
  for (let time = 0; time < 2; time += 1)
    expect((await academy.call('mentor', 'PATCH', address, sent)).status).toBe(200);
  expect(await wordsOf()).toEqual([...before, message]);
});
