import { mkdirSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/world/create-world.ts';
import { addPeople } from '../testing/world/people.ts';
import { registerErrorHandler } from './errors/error-handler.ts';
import { registerFreeSpace } from './free-space.ts';

test('with the disk nearly full everything can be read and nothing sent', async () => {
  const academy = await createWorld({ DISK_RESERVE_MB: '1000000000' });
  await addPeople(academy, 'learner');
  // The folder of a test is not made by itself.
  mkdirSync(academy.config.dataDir, { recursive: true });
  expect((await academy.call('learner', 'GET', '/me/profile')).status).toBe(200);
  const refused = await academy.call('learner', 'PUT', '/me/drafts/homework:1', {
    key: 'homework:1',
    value: 1,
  });
  expect(refused).toMatchObject({ status: 507, body: { code: 'storageFull' } });
  await academy.close();
});

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s is told as a full disk', async (code) => {
  const app = Fastify();
  registerErrorHandler(app);
  app.post('/', async () => {
    throw Object.assign(new Error('no room'), { code });
  });
  const answer = await app.inject({ method: 'POST', url: '/' });
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'storageFull']);
});

test('once there is room again, it is taken', async () => {
  const app = Fastify();
  registerErrorHandler(app);
  let free = 10;
  registerFreeSpace(app, { reserve: 100, free: () => free });
  app.post('/', async () => 'taken');
  const send = async () => (await app.inject({ method: 'POST', url: '/' })).statusCode;
  expect(await send()).toBe(507);
  free = 1000;
  await expect.poll(send, { timeout: 5000 }).toBe(200);
});
