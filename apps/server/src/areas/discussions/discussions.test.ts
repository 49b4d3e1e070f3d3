import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';
import { type Discussion, openDiscussion, words } from './discussion.fixture.ts';

let academy: TestApp;
let base: string;
let lesson: number;
let locked: number;
let product: number;
let ask: Discussion['ask'];
let read: Discussion['read'];
let answer: Discussion['answer'];

beforeAll(async () => {
  academy = await createWorld();
  ({ base, lesson, locked, product, ask, read, answer } = await openDiscussion(academy));
});
afterAll(() => academy.close());
beforeEach(() => academy.clock.advance(700_000));

const newsOf = async (person: string, about: string) =>
  (
    (await academy.call(person, 'GET', '/me/notifications')).body as Schema<'Notification'>[]
  ).filter(({ message }) => message.includes(about));

describe('a question', () => {
  test('is kept as Markdown, shown as clean HTML, and stands first in the list', async () => {
    const question = await ask();
    expect(question).toMatchObject({
      body: words.body,
      html: '<p>Is <code>802.1Q</code> <strong>needed</strong> on an access port?</p>',
      editedAt: null,
      isFollowed: true,
      responseCount: 0,
    });
    const { body } = await academy.call('peer', 'GET', base);
    expect(body.data[0].id).toBe(question.id);
    expect(body.data[0]).toMatchObject({ isFollowed: false, canEdit: false, canDelete: false });
  });

  test.each([
    ['<img src=x onerror=alert(1)>', /<img|<script/],
    ['![pixel](https://tracker.example/p.png)', /<img/],
    ['[x](javascript:alert(1))', /href="javascript/],
    ['<script>alert(1)</script>', /<script/],
    ['[x](data:text/html,hi)', /href="data/],
  ])('that says %s runs nothing and loads nothing', async (body, trace) => {
    expect((await ask('learner', { body })).html).not.toMatch(trace);
  });

  test('links vouch for nothing and open apart', async () => {
    const { html } = await ask('learner', { body: '[RFC](https://www.rfc-editor.org/)' });
    expect(html).toContain('rel="nofollow ugc noopener noreferrer" target="_blank"');
  });

  test('sent again after a lost reply is one question and one notification', async () => {
    const title = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => ask('learner', { title })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await newsOf('mentor', title)).toHaveLength(1);
  });

  test('needs words, and belongs to the lesson of its address', async () => {
    const send = (change: object) =>
      academy.call('learner', 'POST', base, { moduleId: lesson, ...words, ...change });
    const blank = await send({ title: '  ' });
    expect([blank.status, blank.body.fieldErrors]).toEqual([
      422,
      { title: 'This field is Required' },
    ]);
    expect((await send({ moduleId: locked })).status).toBe(422);
    expect((await send({ title: 'x'.repeat(201) })).status).toBe(422);
    expect((await send({ body: 'x'.repeat(5001) })).status).toBe(422);
    expect((await send({ body: 'x'.repeat(5000) })).status).toBe(200);
  });

  test('is changed by its author alone, with a sign that it was', async () => {
    const { id } = await ask();
    const change = { title: 'Better', body: 'Shorter.' };
    expect((await academy.call('mentor', 'PATCH', `${base}/${id}`, change)).status).toBe(403);
    const { body } = await academy.call('learner', 'PATCH', `${base}/${id}`, change);
    expect(body).toMatchObject({ ...change, html: '<p>Shorter.</p>' });
    expect(body.editedAt).not.toBeNull();
  });

  test('is edited thirty times in ten minutes at most', async () => {
    const { id } = await ask('peer');
    const edit = (title: string) =>
      academy.call('peer', 'PATCH', `${base}/${id}`, { title, body: 'x' });
    for (let count = 0; count < 30; count += 1)
      expect((await edit(`Title ${count}`)).status).toBe(200);
    const refused = await edit('One more');
    expect([refused.status, refused.body.message]).toEqual([
      429,
      "You're editing too fast. Try again in 10 minutes.",
    ]);
    academy.clock.advance(700_000);
    expect((await edit('Later')).status).toBe(200);
  });

  test('the same words again are no edit', async () => {
    const { id, title, body } = await ask();
    const same = await academy.call('learner', 'PATCH', `${base}/${id}`, { title, body });
    expect(same.body.editedAt).toBeNull();
  });

  test('goes with its author’s wish until others answered, then with a mentor’s', async () => {
    const lonely = await ask();
    expect((await academy.call('peer', 'DELETE', `${base}/${lonely.id}`)).status).toBe(403);
    expect((await academy.call('learner', 'DELETE', `${base}/${lonely.id}`)).status).toBe(204);
    expect((await academy.call('learner', 'GET', `${base}/${lonely.id}`)).status).toBe(404);
    const answered = await ask();
    await answer(answered.id, 'peer', 'Because.');
    expect((await read(answered.id)).question.canDelete).toBe(false);
    expect((await academy.call('learner', 'DELETE', `${base}/${answered.id}`)).status).toBe(409);
    expect((await academy.call('mentor', 'DELETE', `${base}/${answered.id}`)).status).toBe(204);
    expect((await answer(answered.id, 'peer', 'Late')).status).toBe(404);
  });

  test('is refused when one person asks without end, until ten minutes passed', async () => {
    for (let count = 0; count < 5; count += 1) await ask('beginner');
    const sent = { moduleId: lesson, ...words };
    expect((await academy.call('beginner', 'POST', base, sent)).status).toBe(429);
    academy.clock.advance(601_000);
    expect((await academy.call('beginner', 'POST', base, sent)).status).toBe(200);
  });

  test('the limit holds for questions that come at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        academy.call('third', 'POST', base, { moduleId: lesson, title: `Q${index}`, body: 'x' }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
  });
});

describe('responses', () => {
  test('stand oldest first, in pages, with the mark of a mentor', async () => {
    const { id } = await ask();
    for (const [person, text] of [
      ['peer', 'One'],
      ['mentor', 'Two'],
      ['learner', 'Three'],
    ] as const)
      await answer(id, person, text);
    const { question, responses } = await read(id);
    expect(responses.data.map(({ body, author }) => [body, author.isMentor])).toEqual([
      ['One', false],
      ['Two', true],
      ['Three', false],
    ]);
    expect(question).toMatchObject({ responseCount: 3, hasMentorResponse: true });
    const { body } = await academy.call('learner', 'GET', `${base}/${id}?page=1&pageSize=2`);
    expect(body.responses.data.map((one: Schema<'Response'>) => one.body)).toEqual(['Three']);
    expect(body.responses.paging).toEqual({ page: 1, pageSize: 2, total: 3, next: null });
  });

  test('tell each follower once, not the writer, and no one who stopped following', async () => {
    const question = await ask();
    await answer(question.id, 'peer', 'First');
    await answer(question.id, 'peer', 'First');
    expect(await newsOf('learner', `answered "${question.title}"`)).toHaveLength(1);
    expect(await newsOf('peer', `answered "${question.title}"`)).toHaveLength(0);
    await academy.call('learner', 'DELETE', `${base}/${question.id}/followers`);
    await answer(question.id, 'mentor', 'Second');
    expect(await newsOf('learner', `answered "${question.title}"`)).toHaveLength(1);
    const [news] = await newsOf('peer', `answered "${question.title}"`);
    expect(news?.url).toMatch(
      new RegExp(`/lessons/${lesson}\\?nav=discussion&question=${question.id}$`),
    );
    const [first] = await newsOf('mentor', `answered "${question.title}"`);
    expect(first?.url).toMatch(new RegExp(`/discussions/${lesson}\\?question=${question.id}$`));
  });

  test('tell no one who was blocked or lost the course', async () => {
    const question = await ask();
    for (const person of ['fourth', 'beginner'])
      await academy.call(person, 'POST', `${base}/${question.id}/followers`);
    const [fourth, beginner] = [await academy.userId('fourth'), await academy.userId('beginner')];
    await academy.db
      .updateTable('app_user')
      .set({ blocked: true })
      .where('id', '=', fourth)
      .execute();
    const goOn = await pauseAccess(academy, beginner, product);
    await answer(question.id, 'peer', 'Anyone?');
    const told = await academy.db
      .selectFrom('user_notification')
      .select('user_id')
      .where('message', 'like', `%${question.title}%`)
      .where('user_id', 'in', [fourth, beginner])
      .execute();
    expect(told).toEqual([]);
    await academy.db
      .updateTable('app_user')
      .set({ blocked: false })
      .where('id', '=', fourth)
      .execute();
    await goOn();
  });

  test('are changed by their author and taken out by author or mentor', async () => {
    const { id } = await ask();
    const { body: response } = await answer(id, 'peer', 'Firts');
    const url = `${base}/${id}/responses/${response.id}`;
    expect((await academy.call('learner', 'PATCH', url, { body: 'x' })).status).toBe(403);
    expect((await academy.call('learner', 'DELETE', url)).status).toBe(403);
    const { body } = await academy.call('peer', 'PATCH', url, { body: 'First' });
    expect([body.body, body.editedAt === null]).toEqual(['First', false]);
    expect((await academy.call('mentor', 'DELETE', url)).status).toBe(204);
    expect((await read(id)).responses.data).toEqual([]);
    expect((await academy.call('peer', 'PATCH', url, { body: 'x' })).status).toBe(404);
  });

  test('of one question are not found under another', async () => {
    const [one, other] = [await ask(), await ask()];
    const { body } = await answer(one.id, 'peer', 'Here');
    const url = `${base}/${other.id}/responses/${body.id}`;
    expect((await academy.call('peer', 'PATCH', url, { body: 'x' })).status).toBe(404);
  });
});

test('a hundred follows and unfollows at once leave one or none', async () => {
  const { id } = await ask();
  const url = `${base}/${id}/followers`;
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      academy.call('peer', index % 2 ? 'POST' : 'DELETE', url),
    ),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
  await academy.call('peer', 'POST', url);
  expect((await read(id, 'peer')).question.isFollowed).toBe(true);
  await academy.call('peer', 'DELETE', url);
  expect((await read(id, 'peer')).question.isFollowed).toBe(false);
});

test('the list is paged and sends back its next page', async () => {
  await ask();
  await ask();
  const { body } = await academy.call('learner', 'GET', `${base}?pageSize=1`);
  expect(body.data).toHaveLength(1);
  const { body: next } = await academy.call('learner', 'GET', body.paging.next);
  expect(next.data[0].id).toBeLessThan(body.data[0].id);
});
