import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

/** A recording provider that keeps what it gets, or fails when it is told to. */
let isDown = false;
let kept: { url: string | undefined; authorization: string | undefined; part: object }[] = [];
const provider = createServer(async (request: IncomingMessage, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (!isDown) {
    const { url, headers } = request;
    kept.push({ url, authorization: headers.authorization, part: JSON.parse(body) });
  }
  response.writeHead(isDown ? 500 : 202).end();
});

let academy: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  academy = await createWorld({
    RECORDING_URL: `http://127.0.0.1:${port}`,
    RECORDING_KEY: 'key-1',
  });
  await addPeople(academy, 'learner', 'other');
  await addPerson(academy, 'blocked', { isBlocked: true });
  await addPerson(academy, 'frozen', { isFrozen: true });
  await setUp('learner', true, ['student']);
});
afterAll(async () => {
  await academy.close();
  provider.close();
});
beforeEach(() => {
  isDown = false;
  kept = [];
});

const events = [{ type: 4, timestamp: 1_795_269_645_000, data: { width: 1440, height: 900 } }];
const send = (person: string, body: object = { number: 0, events }, id: string = randomUUID()) =>
  academy.call(person, 'POST', `/me/recordings/${id}/events`, body);

async function setUp(person: string, isEnabled: boolean, roles: string[]) {
  const userId = await academy.userId(person);
  await academy.db
    .updateTable('user_context')
    .set({ is_session_recording_enabled: isEnabled })
    .where('user_id', '=', userId)
    .execute();
  await academy.db.deleteFrom('user_role').where('user_id', '=', userId).execute();
  await academy.db
    .insertInto('user_role')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .execute();
}

test('a part of a recording reaches the provider, with a number for the learner and no name', async () => {
  const id = randomUUID();
  expect((await send('learner', { number: 4, events }, id)).status).toBe(204);
  expect(kept).toEqual([
    {
      url: `/recordings/${id}/events`,
      authorization: 'Bearer key-1',
      part: { number: 4, events, learner: await academy.userId('learner') },
    },
  ]);
});

test.each([
  [true, ['student'], 204],
  [true, ['instructorAssistant'], 204],
  [true, ['student', 'instructorAssistant'], 204],
  [false, ['student'], 403],
  [true, ['student', 'mentor'], 403],
  [true, ['student', 'admin'], 403],
  [true, ['instructorAssistant', 'sales'], 403],
  [true, ['mentor'], 403],
  [true, ['admin'], 403],
  [true, ['customerSupport'], 403],
  [true, ['marketing'], 403],
])('enabled: %s, roles %s: %d', async (isEnabled, roles, status) => {
  await setUp('other', isEnabled, roles);
  expect((await send('other')).status).toBe(status);
  expect(kept).toHaveLength(status === 204 ? 1 : 0);
});

describe('refused are', () => {
  test.each([
    ['no events', { number: 0, events: [] }],
    ['too many', { number: 0, events: Array.from({ length: 2001 }, () => events[0]) }],
    ['an event without its time', { number: 0, events: [{ type: 4 }] }],
    ['a batch without its number', { events }],
    ['a field of another', { number: 0, events, learner: 1 }],
  ])('%s', async (_what, body) => {
    expect((await send('learner', body)).status).toBe(422);
  });

  test('a recording without a good name, and someone shut out or frozen', async () => {
    expect((await send('learner', undefined, '..%2f..%2fother')).status).toBe(404);
    expect((await send('blocked')).status).toBe(403);
    expect((await send('frozen')).status).toBe(403);
  });

  test('more than a call may carry', async () => {
    const data = { text: '*'.repeat(1_100_000) };
    const large = { number: 0, events: [{ ...events[0], data }] };
    expect((await send('learner', large)).status).toBe(413);
  });
});

test('a provider that fails is no failure of the learner', async () => {
  isDown = true;
  expect((await send('learner')).status).toBe(204);
  expect(kept).toEqual([]);
});
