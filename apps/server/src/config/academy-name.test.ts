import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyApp, type TestApp } from '../testing/test-app.ts';
import { addPeople, addPerson } from '../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createEmptyApp({ ACADEMY_NAME: 'Lambda & Sons' });
  await addPeople(academy, 'learner');
  await addPerson(academy, 'admin', { roles: ['admin'] });
});
afterAll(() => academy.close());

test('the name that a deployment sets stands on the pages of the server', async () => {
  const { body } = await academy.app.inject({ url: '/identity/forgot' });
  expect(body).toContain('<title>Reset your password - Lambda &amp; Sons</title>');
  expect(body).toContain('<span>Lambda <em>&amp; Sons</em></span>');
});

test('and in its mails', async () => {
  const id = await academy.userId('learner');
  const url = `/management/users/${id}/activation-email`;
  expect((await academy.call('admin', 'POST', url)).status).toBe(204);
  const mail = await academy.db.selectFrom('mail').select('subject').executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Activate your Lambda & Sons account');
});

test('and in the calendar of milestones', async () => {
  const { body } = await academy.call('learner', 'PUT', '/me/calendar', { isOpen: true });
  const calendar = await academy.app.inject({ url: new URL(body.url).pathname });
  expect(calendar.body).toContain('Lambda & Sons milestones');
});

test('no other source of the server names the academy', async () => {
  const root = join(import.meta.dirname, '..');
  const names = await readdir(root, { recursive: true });
  const sources = names.filter(
    (name) => /(?<!test|fixture)\.ts$/.test(name) && !name.startsWith('config/'),
  );
  const naming: string[] = [];
  for (const name of sources)
    if (/Uplink Academy/.test(await readFile(join(root, name), 'utf8'))) naming.push(name);
  expect(naming).toEqual([]);
});
