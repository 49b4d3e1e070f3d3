import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';
import { createDiploma } from '../certificates/authoring/diploma.service.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'other');
  const course = await addCourse(academy, { name: 'VLANs', lessons: 2 });
  for (const [type, name] of [
    [1, 'VLANs certificate'],
    [3, 'Layer 2 award'],
  ] as const) {
    const form = { type, name, body: 'For {{studentName}}', referencePrefix: `D${type}-` };
    await createDiploma(
      academy.db,
      {
        ...form,
        referenceStartNumber: 1,
        expiryYears: 0,
        signatures: [],
        ownerId: await academy.userId('admin'),
      },
      [course.id],
    );
  }
  await learn(academy, 'learner', course, { done: 2 });
  await patch({ isPublished: true }, 'learner');
});
afterAll(() => academy.close());

const read = async (person = 'other'): Promise<Schema<'Profile'>> =>
  (await academy.call(person, 'GET', '/me/profile')).body;
const patch = (body: object, person = 'other') => academy.call(person, 'PATCH', '/me', body);

describe('changes of a profile', () => {
  test('are kept as they should be written', async () => {
    const { body } = await patch({
      firstName: '  Robin ',
      headline: ' ',
      quote: ' Show me the table. ',
      companyName: 'Northwind',
      phone: '+31612345678',
      shippingAddress: { street: '12 Cable Road', city: ' Leeds ' },
    });
    expect(body).toMatchObject({
      firstName: 'Robin',
      headline: null,
      quote: 'Show me the table.',
      companyName: 'Northwind',
      companyId: null,
      phone: '+31 6 12345678',
      shippingAddress: { street: '12 Cable Road', city: 'Leeds', state: null, zip: null },
    });
    const empty = { street: ' ', city: '', state: null, zip: null, country: null };
    expect((await patch({ shippingAddress: empty })).body.shippingAddress).toBeNull();
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'This field is Required'],
    [{ headline: 'x'.repeat(121) }, 'headline', 'Must be less than 120 characters'],
    [{ shippingAddress: { zip: 'x'.repeat(21) } }, 'shippingAddress.zip', /less than 20/],
    [{ shippingAddress: { country: 'Narnia' } }, 'shippingAddress.country', /from the list/],
    [
      { shippingAddress: { country: 'US', state: 'Utrecht' } },
      'shippingAddress.state',
      /from the list/,
    ],
    [{ phone: '0113 496 0000' }, 'phone', /Start with \+/],
    [{ birthDateDay: 31, birthDateMonth: 2, birthDateYear: 1990 }, 'birthDate', 'Wrong Format'],
    [{ birthDateDay: 3 }, 'birthDate', 'Enter a day, month and year'],
    [
      { socialLinks: [{ network: 'github', url: 'https://localhost/x' }] },
      'socialLinks.github',
      'Wrong Format',
    ],
    [
      { socialLinks: Array(2).fill({ network: 'x', url: 'https://x.com/robin' }) },
      'socialLinks.x',
      'Wrong Format',
    ],
  ])('%j is refused at its field', async (wrong, field, message) => {
    const before = await read();
    const answer = await patch({ lastName: 'Changed', ...wrong });
    expect([answer.status, answer.body.fieldErrors[field]]).toEqual([
      422,
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
    expect(await read()).toEqual(before);
  });

  test('typed on an older version are a conflict; what is stored already is none', async () => {
    const { version } = await read();
    const first = await patch({ headline: 'One', baseVersion: version });
    expect(first.body.version).toBe(version + 1);
    const again = await patch({ headline: 'One', baseVersion: version });
    expect([again.status, again.body.version]).toEqual([200, version + 1]);
    const stale = await patch({ headline: 'Two', baseVersion: version });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict']);
    expect((await read()).headline).toBe('One');
  });

  test('of many at once on one version exactly one is kept', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        patch({ headline: `Try ${index}`, baseVersion: version }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect([kept.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 11]);
    expect((await read()).headline).toBe(kept[0]?.body.headline);
  });

  test('of two fields from two tabs are both kept', async () => {
    await Promise.all([patch({ tshirtSize: 'XXXXL' }), patch({ companyName: 'Adatum' })]);
    expect(await read()).toMatchObject({ tshirtSize: 'XXXXL', companyName: 'Adatum' });
  });

  test('of the phone number need a sign-in of the last five minutes, others do not', async () => {
    const token = await academy.tokenOf('other', 5 * 60_000 + 1000);
    const send = (payload: object) =>
      academy.app.inject({
        method: 'PATCH',
        url: '/me',
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
    const { phone } = await read();
    const refused = await send({ phone: '+44 113 496 0000', headline: 'Moved' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'staleSignIn']);
    expect(await read()).toMatchObject({ phone, headline: expect.not.stringMatching('Moved') });
    expect((await send({ phone, headline: 'Moved' })).statusCode).toBe(200);
  });
});

test('the figures of a learner are counted from what they did', async () => {
  const { body: stats } = await academy.call('learner', 'GET', '/me/stats');
  const { body: context } = await academy.call('learner', 'GET', '/me/context');
  const done = await academy.db
    .selectFrom('user_module')
    .innerJoin('module', 'module.id', 'module_id')
    .select('module.id')
    .where('user_id', '=', await academy.userId('learner'))
    .where('module.type', '=', 4)
    .where('status', '=', 3)
    .execute();
  expect(stats).toMatchObject({
    totalXpPoints: context.totalXpPoints,
    level: context.level,
    lessonsDone: done.length,
  });
  const { body: nothing } = await academy.call('admin', 'GET', '/me/stats');
  expect(nothing).toMatchObject({ totalXpPoints: 0, lessonsDone: 0, daysLearned: 0 });
});

test('achievements are what was finished and awarded, also of one product alone', async () => {
  const { body: all } = await academy.call('learner', 'GET', '/me/achievements');
  expect(all.data.length).toBeGreaterThan(0);
  expect(all.paging.total).toBe(all.data.length);
  const earned = all.data as Schema<'Achievement'>[];
  expect(earned.map(({ type, name }) => [type, name]).sort()).toEqual([
    [1, 'VLANs'],
    [3, 'Layer 2 award'],
  ]);
  const id = earned[0]?.product?.id;
  const one = await academy.call('learner', 'GET', `/me/achievements?moduleId=${id}`);
  expect(one.body.data).toEqual(earned.filter(({ product }) => product?.id === id));
  const none = await academy.call('learner', 'GET', '/me/achievements?moduleId=999999');
  expect(none.body.data).toEqual([]);
  expect((await academy.call('admin', 'GET', '/me/achievements')).body.data).toEqual([]);
});

test('an achievement leads its owner, and no one else, to the page that verifies it', async () => {
  const { body } = await academy.call('learner', 'GET', '/me/achievements');
  for (const { verificationUrl } of body.data as Schema<'Achievement'>[]) {
    const page = new URL(verificationUrl ?? '');
    const code = page.pathname.split('/').at(-1);
    expect(page.pathname).toBe(`/verify/${code}`);
    const { json } = await academy.app.inject({ url: `/verifications/diplomas/${code}` });
    expect(json()).toMatchObject({ status: 'valid', recipient: 'Learner Vega' });
  }
  const { body: seen } = await academy.call('other', 'GET', '/users/learner/profile');
  expect(seen.achievements.length).toBeGreaterThan(0);
  for (const one of seen.achievements) expect(one).not.toHaveProperty('verificationUrl');

  await academy.db.updateTable('diploma_issue').set({ expires_at: academy.clock.now() }).execute();
  const later = await academy.call('learner', 'GET', '/me/achievements');
  expect(later.body.data.length).toBe(body.data.length);
  for (const one of later.body.data) expect(one).not.toHaveProperty('verificationUrl');
});

test('without a suggestion service there are no suggestions', async () => {
  expect((await academy.call('learner', 'GET', '/companies?query=north')).body).toEqual([]);
  expect((await academy.call('learner', 'GET', '/companies?query=n')).status).toBe(422);
});
