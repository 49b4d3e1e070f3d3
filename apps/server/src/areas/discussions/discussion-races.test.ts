import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { openDiscussion } from './discussion.fixture.ts';

let academy: TestApp;
let base: string;
let lesson: number;
beforeAll(async () => {
  academy = await createWorld();
  ({ lesson, base } = await openDiscussion(academy));
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

async function ask(title: string) {
  academy.clock.advance(700_000);
  const words = { moduleId: lesson, title, body: 'Why?' };
  return (await academy.call('learner', 'POST', base, words)).body;
}

test('an answer and a deletion do not pass each other', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const { id } = await ask(`Round ${round}`);
    const respond = () =>
      academy.call('peer', 'POST', `${base}/${id}/responses`, { body: `Answer ${round}` });
    const take = () => academy.call('learner', 'DELETE', `${base}/${id}`);
    const [taken, answered] =
      round % 2 === 0
        ? await Promise.all([take(), respond()])
        : (await Promise.all([respond(), take()])).toReversed();
    outcomes.add(`${taken?.status} ${answered?.status}`);
    const { status } = await academy.call('learner', 'GET', `${base}/${id}`);
    expect(status).toBe(taken?.status === 204 ? 404 : 200);
  }
  for (const outcome of outcomes) expect(['204 404', '409 200']).toContain(outcome);
});

test('an edit and a deletion: what is out stays out', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { id } = await ask(`Edited ${round}`);
    const [edited, taken] = await Promise.all([
      academy.call('learner', 'PATCH', `${base}/${id}`, { title: 'Other', body: 'Words' }),
      academy.call('learner', 'DELETE', `${base}/${id}`),
    ]);
    expect([200, 404]).toContain(edited.status);
    expect(taken.status).toBe(204);
    expect((await academy.call('learner', 'GET', `${base}/${id}`)).status).toBe(404);
  }
});

test('a response sent several times at once is stored once', async () => {
  const { id } = await ask('Answered at once');
  const respond = () =>
    academy.call('peer', 'POST', `${base}/${id}/responses`, { body: 'Once and for all' });
  const sent = await Promise.all([respond(), respond(), respond()]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
});
