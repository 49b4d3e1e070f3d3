import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson, type PersonForm } from '../../testing/world/people.ts';
import { openReporting, type Reporting } from './moderation.fixture.ts';

let academy: TestApp;
let at: Reporting;
beforeAll(async () => {
  academy = await createWorld();
  at = await openReporting(academy);
});
afterAll(() => academy.close());
beforeEach(() => academy.clock.advance(3_700_000));

let people = 0;
/** Someone who signed up just now and learns where the others do. */
async function newcomer(form: Pick<PersonForm, 'name'> = {}): Promise<string> {
  people += 1;
  const key = `newcomer${people}`;
  await addPerson(academy, key, { isNew: true, ...form });
  await learn(academy, key, at.course);
  return key;
}
const newsOfMentor = async () =>
  (await academy.call('mentor', 'GET', '/me/notifications')).body.map(
    ({ message }: { message: string }) => message,
  );

describe('a post with a link by a new account', () => {
  test.each([
    'https://evil.example',
    'hxxp://evil.example',
    '[here](//evil)',
    '<https://evil.example>',
    'evil.com',
    'evil[.]com',
    'evil dot com',
    'ｅｖｉｌ．ｃｏｍ',
    'еvil.соm',
    'evi\u200bl.c\u200bom',
    'www.evil.example',
  ])('spelled %s is held: its author sees it, others find nothing', async (body) => {
    const person = await newcomer();
    const question = await at.ask(person, { body });
    expect(question.moderation).toMatchObject({ status: 'held', canAppeal: false });
    expect((await academy.call('peer', 'GET', `${at.base}/${question.id}`)).status).toBe(404);
    const { body: list } = await academy.call('peer', 'GET', at.base);
    expect(list.data.map(({ id }: { id: number }) => id)).not.toContain(question.id);
    expect(list.data.length).toBe(Math.min(list.paging.total, 20));
    expect(await newsOfMentor()).not.toContainEqual(expect.stringContaining(question.title));
    expect((await at.caseOf('question', question.id)).case).toMatchObject({
      isHeld: true,
      reports: 0,
      status: 'open',
    });
    expect((await at.ownOf(person))[0]).toMatchObject({ status: 'held', kind: 'question' });
  });

  test('in the title is held as well', async () => {
    const question = await at.ask(await newcomer(), { title: 'See evil.com' });
    expect(question.moderation?.status).toBe('held');
  });

  test('as the name of its author is held as well', async () => {
    const person = await newcomer({ name: ['Win', 'at evil.com'] });
    const question = await at.ask(person, { body: 'Why does it stay in ExStart?' });
    expect(question.moderation?.status).toBe('held');
    expect(await newsOfMentor()).not.toContainEqual(expect.stringContaining('evil.com'));
  });

  test('is shown and told of once it is kept', async () => {
    const person = await newcomer();
    const question = await at.ask(person, { body: 'https://www.rfc-editor.org/rfc/rfc2328' });
    await at.decide('question', question.id, { action: 'keep' });
    expect((await at.read(question.id, 'peer')).question.moderation).toBeNull();
    expect(await newsOfMentor()).toContainEqual(expect.stringContaining(question.title));
    expect(await at.newsOf(person)).toEqual(['Your question was reviewed and is published.']);
  });

  test('is hidden for good when staff say so', async () => {
    const person = await newcomer();
    const question = await at.ask(person, { body: 'evil.com' });
    await at.decide('question', question.id, { action: 'hide' });
    expect((await at.read(question.id, 'peer')).question.moderation?.status).toBe('hidden');
  });

  test('can’t be reported or answered by others while it is held', async () => {
    const question = await at.ask(await newcomer(), { body: 'evil.com' });
    expect((await at.report('peer', 'question', question.id)).status).toBe(404);
    expect((await at.answer(question.id, 'peer', 'What is it?')).status).toBe(404);
  });

  test('under a question is held alone, and not counted for others', async () => {
    const person = await newcomer();
    const question = await at.ask();
    await at.answer(question.id, person, 'Look at evil.com');
    expect((await at.read(question.id, 'peer')).question.responseCount).toBe(0);
    const own = await at.read(question.id, person);
    expect(own.question.responseCount).toBe(1);
    expect(own.responses.data[0]?.moderation?.status).toBe('held');
  });

  test('put in by an edit is held, too', async () => {
    const person = await newcomer();
    const { id, title } = await at.ask(person);
    const url = `${at.base}/${id}`;
    const edited = await academy.call(person, 'PATCH', url, { title, body: 'evil.com' });
    expect(edited.body.moderation?.status).toBe('held');
    expect((await academy.call('peer', 'GET', url)).status).toBe(404);
  });

  test('put in after it was kept is held again', async () => {
    const person = await newcomer();
    const { id, title } = await at.ask(person, { body: 'https://www.rfc-editor.org' });
    await at.decide('question', id, { action: 'keep' });
    await academy.call(person, 'PATCH', `${at.base}/${id}`, { title, body: 'evil.com' });
    expect((await at.caseOf('question', id)).case).toMatchObject({ isHeld: true, status: 'open' });
  });

  test('is not held by words that only look like one', async () => {
    const body = 'My topology.yaml says ge-0/0/1.100 and 10.0.0.0/24.';
    expect((await at.ask(await newcomer(), { body })).moderation).toBeNull();
  });
});

describe('who is trusted', () => {
  test('an account of eight days', async () => {
    expect((await at.ask('learner', { body: 'evil.com' })).moderation).toBeNull();
  });

  test('a new one after a week', async () => {
    const person = await newcomer();
    academy.clock.advance(7 * 86_400_000 + 1000);
    expect((await at.ask(person, { body: 'evil.com' })).moderation).toBeNull();
  });

  test('staff from their first day', async () => {
    await addPerson(academy, 'newMentor', { roles: ['mentor'], isNew: true });
    const course = await addCourse(academy, { mentors: ['newMentor'] });
    const lesson = course.lessons[0]?.id ?? 0;
    for (let count = 0; count < 5; count += 1) {
      const input = {
        moduleId: lesson,
        title: `Read ${count}`,
        body: 'https://www.rfc-editor.org',
      };
      const { body } = await academy.call(
        'newMentor',
        'POST',
        `/modules/${lesson}/questions`,
        input,
      );
      expect(body.moderation).toBeNull();
    }
  });
});

describe('how much a new account posts', () => {
  const post = async (person: string, count: number) => {
    const sent: number[] = [];
    const { id } = await at.ask();
    for (let index = 0; index < count; index += 1)
      sent.push((await at.answer(id, person, `Part ${index}`)).status);
    return sent;
  };

  test('is ten an hour', async () => {
    const person = await newcomer();
    expect(await post(person, 12)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    academy.clock.advance(3_700_000);
    expect(await post(person, 1)).toEqual([200]);
  });

  test('counts what comes at once', async () => {
    const person = await newcomer();
    const { id } = await at.ask();
    const sent = await Promise.all(
      Array.from({ length: 15 }, (_, index) => at.answer(id, person, `At once ${index}`)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  test('is not limited so for others', async () => {
    expect(await post('peer', 12)).toEqual(Array.from({ length: 12 }, () => 200));
  });
});

test('a review with a link by a new account waits, and is shown once it is kept', async () => {
  const person = await newcomer();
  const url = `/modules/${at.course.id}/ratings`;
  const review = 'Slides: www.evil.example';
  const rated = await academy.call(person, 'POST', `/me${url}`, { stars: 5, review, nps: 9 });
  expect([rated.status, rated.body.review]).toEqual([200, review]);
  const shown = async () => (await academy.call('peer', 'GET', url)).body.data[0];
  const { id, review: seen } = await shown();
  expect(seen).toBe('Our team checks this first, because it has a link.');
  await at.decide('rating', id, { action: 'keep' });
  expect((await shown()).review).toBe(review);
  expect(await at.newsOf(person)).toEqual(['Your review was reviewed and is published.']);
});

test('a message with a link by a new account reaches its mentor once it is kept', async () => {
  const course = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
  const person = await newcomer();
  await learn(academy, person, course);
  const homework = course.lessons[0]?.homework;
  const url = `/me/homeworks/${homework}/messages`;
  const sent = await academy.call(person, 'POST', url, { message: 'See evil.com' });
  expect(sent.status).toBe(200);
  const [held] = sent.body.messages;
  expect(held).toMatchObject({ state: 'held', message: 'See evil.com' });
  const { body: own } = await academy.call(
    person,
    'GET',
    `/me/modules/${course.lessons[0]?.id}/homework`,
  );
  expect(own.submissions[0].messages[0]).toMatchObject({ state: 'held', message: 'See evil.com' });
  const seen = await academy.call(
    'mentor',
    'GET',
    `/homeworks/${homework}/submissions/${sent.body.submissionId}`,
  );
  expect(seen.body.submission.messages[0]).toMatchObject({
    state: 'held',
    message: 'Our team checks this first, because it has a link.',
  });
  const about = expect.stringMatching(/^New message about/);
  expect(await newsOfMentor()).not.toContainEqual(about);
  await at.decide('message', held.id, { action: 'keep' });
  expect(await newsOfMentor()).toContainEqual(about);
});
