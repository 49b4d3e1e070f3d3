import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addDiploma } from '../../../testing/world/diplomas.ts';
import { addPerson } from '../../../testing/world/people.ts';

let academy: TestApp;
let userId: number;
let moduleId: number;
let diplomaId: number;
beforeAll(async () => {
  academy = await createWorld();
  const course = await addCourse(academy);
  moduleId = course.id;
  userId = await addPerson(academy, 'maya');
  await addDiploma(academy, [course], { type: 3, expiryYears: 2 });
  const diploma = academy.db.selectFrom('diploma').select('id').orderBy('id', 'desc');
  diplomaId = (await diploma.executeTakeFirstOrThrow()).id;
});
afterAll(() => academy.close());

type Award = Schema<'Award'>;
const url = '/management/awards';

async function issue(key = 'maya', id = userId): Promise<Award> {
  const body = { userId: id, diplomaId, moduleId, reason: `Won by ${key}` };
  const { status, body: award } = await academy.call('admin', 'POST', url, body);
  expect([status, award.message]).toEqual([200, undefined]);
  return award;
}
const decide = ({ id, version }: Award, what: string, reason = 'Decided') =>
  academy.call('admin', 'PUT', `${url}/${id}/${what}`, { version, reason });
async function verify({ verificationUrl }: Award) {
  const code = verificationUrl.split('/').at(-1);
  return (await academy.app.inject({ url: `/verifications/diplomas/${code}` })).json();
}

describe('an award', () => {
  test('is issued once, and its learner and the public see it', async () => {
    const award = await issue();
    expect(award).toMatchObject({ status: 'valid', version: 1, user: { id: userId } });
    expect((await issue()).id).toBe(award.id);
    const own = await academy.call('maya', 'GET', '/me/diplomas');
    expect(own.body.data).toMatchObject([{ referenceNumber: award.referenceNumber }]);
    expect(await verify(award)).toMatchObject({ status: 'valid', recipient: award.recipient });
    const { body } = await academy.call('admin', 'GET', `/management/users/${userId}/logs`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['awardIssue']);
  });

  test('is issued by no one to themselves', async () => {
    const own = await academy.userId('admin');
    const body = { userId: own, diplomaId, moduleId, reason: 'Well earned' };
    expect((await academy.call('admin', 'POST', url, body)).status).toBe(403);
  });

  test('is renewed from now, for as long as its template says', async () => {
    const award = await issue('ben', await addPerson(academy, 'ben'));
    academy.clock.advance(400 * 86_400_000);
    const { status, body } = await decide(award, 'renewal');
    expect(status).toBe(200);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.parse(award.expiresAt ?? ''));
    expect(await verify(award)).toMatchObject({ expiresAt: body.expiresAt });
  });

  test('is revoked with a reason, which its page says at once, and issued again under its number', async () => {
    const id = await addPerson(academy, 'chiara');
    const award = await issue('chiara', id);
    const revoked = await decide(award, 'revocation', 'Issued to the wrong person');
    expect(revoked.body).toMatchObject({
      status: 'revoked',
      revokedReason: 'Issued to the wrong person',
      version: 2,
    });
    expect(await verify(award)).toMatchObject({ status: 'revoked' });
    expect((await decide(award, 'revocation')).body.version).toBe(2);
    expect((await decide(revoked.body, 'renewal')).status).toBe(409);
    const again = await issue('chiara', id);
    expect(again).toMatchObject({ id: award.id, status: 'valid', revokedReason: null });
    expect(await verify(award)).toMatchObject({ status: 'valid' });
  });

  test('is decided on the version that was seen', async () => {
    const award = await issue('dana', await addPerson(academy, 'dana'));
    const both = await Promise.all([decide(award, 'renewal'), decide(award, 'renewal')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is refused without a reason, and for products that do not give it', async () => {
    const body = { userId, diplomaId, moduleId: moduleId + 1000, reason: 'Won' };
    const wrong = await academy.call('admin', 'POST', url, body);
    expect([wrong.status, Object.keys(wrong.body.fieldErrors)]).toEqual([422, ['moduleId']]);
    const blank = await academy.call('admin', 'POST', url, { ...body, moduleId, reason: '  ' });
    expect(blank.status).toBe(422);
  });
});

test('the log is eight a page, and found by name, number, type and state', async () => {
  for (let person = 0; person < 8; person += 1)
    await issue('more', await addPerson(academy, `more${person}`));
  const list = async (query = ''): Promise<Schema<'AwardPage'>> =>
    (await academy.call('admin', 'GET', `${url}?${query}`)).body;
  const first = await list();
  expect(first.data).toHaveLength(8);
  const second = await list(`cursor=${first.paging.next}`);
  expect(second.data.length).toBe(first.paging.total - 8);
  const [newest] = first.data;
  expect((await list(`search=${newest?.referenceNumber}`)).data[0]?.id).toBe(newest?.id);
  expect((await list('type=1')).paging.total).toBe(0);
  expect((await list('status=valid')).paging.total).toBe(first.paging.total);
  const { body } = await academy.call('admin', 'GET', '/management/award-choices');
  expect(body).toMatchObject([{ id: diplomaId, products: [{ id: moduleId }] }]);
});
