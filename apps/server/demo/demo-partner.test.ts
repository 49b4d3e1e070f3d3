import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../src/testing/test-app.ts';
import { addCourse } from '../src/testing/world/courses.ts';
import { createWorld } from '../src/testing/world/create-world.ts';
import { demoKey, saveDemoPartner, shownCourse } from './demo-partner.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addCourse(academy, { uniqueName: shownCourse });
});
afterAll(() => academy.close());

const save = (url = 'http://localhost:4110') =>
  saveDemoPartner({ ...academy, config: { ...academy.config, partnerSite: { url, port: 0 } } });

test('two servers that start at once share the demo partner, which follows its site to another port', async () => {
  const secrets = await Promise.all([save(), save(), save()]);
  expect(new Set(secrets).size).toBe(1);
  expect(await save('http://localhost:4120')).toBe(secrets[0]);
  const { body } = await academy.call('admin', 'GET', '/management/partners');
  expect(body.data).toMatchObject([
    { name: 'Cable & Crew', origins: ['http://localhost:4120'], keys: [{ key: demoKey }] },
  ]);
});
