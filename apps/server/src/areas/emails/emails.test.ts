import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, saveCard } from '../purchases/orders.fixture.ts';

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  const ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPeople(academy, 'first', 'second');
  course = await addCourse(academy, { name: 'OSPF in Practice', ownerId });
});
afterAll(() => academy.close());

const template = {
  enabled: true,
  subject: 'Welcome to {{productName}}',
  content: 'Hello {{studentName}}, it begins.',
  callToAction: 'Start',
  signature: 'Ilse van Dijk',
  jobTitle: 'Lead mentor',
};
const path = () => `/creator/me/modules/${course.id}/emails`;
const save = (version: number, enrollment: object) =>
  academy.call('owner', 'PUT', path(), {
    version,
    accountCreation: { ...template, enabled: false },
    enrollment: { ...template, ...enrollment },
  });
const mailsOf = (person: string) =>
  academy.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', `${person}@example.org`)
    .orderBy('id')
    .execute();

describe('the mails of a product', () => {
  test('are inactive until someone writes them', async () => {
    const { body } = await academy.call('owner', 'GET', path());
    expect(body).toMatchObject({ version: 0, enrollment: { enabled: false } });
  });

  test('are checked, and saved from the version their author saw', async () => {
    const wrong = await save(0, { content: 'Hello {{name}}', subject: '' });
    expect(wrong.body.fieldErrors).toEqual({
      'enrollment.subject': 'This field is Required',
      'enrollment.content': 'Unknown placeholder: {{name}}',
    });
    expect((await save(0, {})).body).toMatchObject({ version: 1, enrollment: template });
    expect((await save(0, {})).status).toBe(409);
    const { body } = await academy.call('owner', 'GET', '/creator/me/modules/-/emails');
    expect(body.data).toMatchObject([
      { module: { id: course.id }, accountCreation: false, enrollment: true },
    ]);
  });

  test('are shown as their reader gets them, and tried on oneself', async () => {
    const body = { kind: 'enrollment', template };
    const { body: preview } = await academy.call('owner', 'POST', `${path()}/preview`, body);
    expect(preview.subject).toBe('Welcome to OSPF in Practice');
    expect(preview.text).toContain('Hello Owner Vega, it begins.');
    expect(preview.html).toContain('<p>Hello Owner Vega, it begins.</p>');
    expect(preview.text).toMatch(/Start:\nhttp.*\/courses\/[\w-]+\n\nIlse van Dijk\nLead mentor$/s);
    expect((await academy.call('owner', 'POST', `${path()}/test`, body)).status).toBe(204);
    expect(await mailsOf('owner')).toMatchObject([
      { subject: 'Test: Welcome to OSPF in Practice' },
    ]);
  });

  test('welcome whoever is enrolled while they are active, and no one else', async () => {
    const { priceIds } = await addPrices(academy, course);
    const enrol = async (person: string) => {
      await saveCard(academy, person);
      await buy(academy, person, priceIds[0] ?? 0, { paymentType: 'card' });
      return mailsOf(person);
    };
    const welcome = (await enrol('first')).find(({ subject }) => subject.startsWith('Welcome'));
    expect(welcome?.subject).toBe('Welcome to OSPF in Practice');
    expect(welcome?.text).toContain(`/courses/${course.uniqueName}\n`);
    await save(1, { enabled: false });
    expect(await enrol('second')).toMatchObject([{ subject: 'Your purchase: OSPF in Practice' }]);
  });
});
