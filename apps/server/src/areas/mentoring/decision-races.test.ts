import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort, addMilestones } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { decideOn, seenBy } from './seen.fixture.ts';

const rounds = 20;
const mentors = ['first', 'second'] as const;
const items = [{ itemId: 'why', textAnswer: 'It closes the loop.' }];
let academy: TestApp;
let quizUrl: string;
/** Where reviewers find each kind of work. */
const addresses = { milestone: '', homework: '' };

/** A learner who handed in a milestone, a homework and a quiz, with two mentors who review them. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  for (const person of mentors) await addPerson(academy, person, { roles: ['mentor'] });
  const sections = [
    { id: 'a', title: 'Say', type: 'openAnswer' as const, items: [{ id: 'why', text: 'Why?' }] },
  ];
  const course = await addCourse(academy, {
    lessons: [{ quiz: true, homework: { type: 'DIGITIZE', sections } }],
    mentors: [...mentors],
  });
  const program = await addProgram(academy, [course], { mentors: [...mentors] });
  await addMilestones(academy, program, [{ title: 'Design' }]);
  await give(academy, 'learner', program);
  await addCohort(academy, program, ['learner']);
  await learn(academy, 'learner', course, { done: 1 });

  const { body: milestones } = await academy.call('learner', 'GET', '/me/milestones');
  const milestoneId: number = milestones[0].id;
  const link = 'https://example.org/design';
  await academy.call('learner', 'POST', `/me/milestones/${milestoneId}/submissions`, { link });
  addresses.milestone = `/milestones/${milestoneId}/users/${await academy.userId('learner')}`;
  const homework = course.lessons[0]?.homework;
  const handedIn = await academy.call('learner', 'POST', `/me/homeworks/${homework}`, { items });
  addresses.homework = `/homeworks/${homework}/submissions/${handedIn.body.submissionId}`;
  const { body: quizzes } = await academy.call('first', 'GET', '/quizzes/-/submissions');
  quizUrl = `/quizzes/${quizzes.data[0].quizId}/submissions/${quizzes.data[0].id}`;
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

/** What two mentors may decide against each other, and how the work comes back to where both may. */
const kinds = {
  milestone: {
    decisions: [{ action: 'complete' }, { action: 'sendBack', feedback: 'Once more.' }],
    again: async () => {
      await decideOn(academy, 'first', addresses.milestone, { action: 'underReview' });
    },
  },
  homework: {
    decisions: [{ status: 'complete' }, { status: 'needsRevision' }],
    again: async () => {
      const { status } = await seenBy(academy, 'first', addresses.homework);
      if (status === 'complete')
        await decideOn(academy, 'first', addresses.homework, { status: 'needsRevision' });
      const url = `/me/homeworks/${addresses.homework.split('/')[2]}`;
      expect((await academy.call('learner', 'POST', url, { items })).status).toBe(200);
    },
  },
};

const countNotices = async () =>
  (
    await academy.db
      .selectFrom('user_notification')
      .select('id')
      .where('user_id', '=', await academy.userId('learner'))
      // Accepted work may end a lesson, and that is told as well.
      .where('occasion', '~', '-reviewed|quiz-feedback')
      .execute()
  ).length;

describe.each(['milestone', 'homework'] as const)('a %s that two mentors see', (name) => {
  const { decisions, again } = kinds[name];

  test('is decided on once of twenty opposite decisions, and its learner is told once', async () => {
    const address = addresses[name];
    for (let round = 0; round < rounds; round += 1) {
      const expected = await seenBy(academy, 'first', address);
      const before = await countNotices();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          academy.call(mentors[index % 2] ?? '', 'PATCH', address, {
            ...decisions[index % 2],
            expected,
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const now = await seenBy(academy, 'first', address);
      for (const { status, body } of answers) {
        if (status === 200) continue;
        expect(status).toBe(409);
        expect(body.current).toMatchObject({ ...now, by: { name: expect.any(String) } });
      }
      expect(await countNotices()).toBe(before + 1);
      await again();
    }
  }, 120_000);

  test('answers the same decision the same when it is sent again, and tells no one twice', async () => {
    const expected = await seenBy(academy, 'second', addresses[name]);
    const decision = { ...decisions[1], expected, changeId: randomUUID() };
    const before = await countNotices();
    const send = (by: string) => academy.call(by, 'PATCH', addresses[name], decision);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('second')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await countNotices()).toBe(before + 1);
    expect((await send('second')).body).toEqual(answers[0]?.body);
    expect((await send('first')).status).toBe(409);
    await again();
  });

  test('is not handed in over a state its learner has not seen', async () => {
    const address = addresses[name];
    const id = address.split('/')[2];
    const expected = await seenBy(academy, 'first', address);
    await decideOn(academy, 'first', address, { ...decisions[1] });
    const [url, work] =
      name === 'milestone'
        ? [`/me/milestones/${id}/submissions`, { link: 'https://example.org/other' }]
        : [`/me/homeworks/${id}`, { items }];
    const answer = await academy.call('learner', 'POST', url, { ...work, expected });
    expect([answer.status, answer.body.current?.by?.name]).toEqual([409, 'First Vega']);
  });
});

test('of twenty different words on a quiz one is kept, and its learner is told once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { body: seen } = await academy.call('first', 'GET', quizUrl);
    const replaces = seen.summary.feedbackMessage;
    const before = await countNotices();
    const send = (message: string, by: string) =>
      academy.call(by, 'POST', `${quizUrl}/feedback`, { message, replaces });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(`Words ${round} ${index}`, mentors[index % 2] ?? ''),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [index, { status, body: error }] of answers.entries()) {
      if (index === won) continue;
      expect([status, error.current?.feedback]).toEqual([409, `Words ${round} ${won}`]);
    }
    const again = await send(`Words ${round} ${won}`, mentors[won % 2] ?? '');
    expect(again.status).toBe(200);
    expect(await countNotices()).toBe(before + 1);
    academy.clock.advance(1000);
  }
}, 120_000);
