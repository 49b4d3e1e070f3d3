import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { addPrices } from '../../../testing/world/prices.ts';

const logMessage = 'Agreed on the telephone';
const monthly = { type: 'subscription', amount: 900 } as const;
const instalments = { type: 'paymentPlan', months: 3, total: 30_000 } as const;

let academy: TestApp;
let people = 0;
let userId: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'helper', { roles: ['customerSupport'] });
  await addPerson(academy, 'seller', { roles: ['sales'] });
});
afterAll(() => academy.close());
beforeEach(async () => {
  people += 1;
  userId = await addPerson(academy, `buyer-${people}`);
});

const at = (rest: string) => `/management/users/${userId}/purchases${rest}`;
async function sold(plan: typeof monthly | typeof instalments): Promise<Schema<'Purchase'>> {
  const { priceIds } = await addPrices(academy, await addCourse(academy), [plan]);
  const { body } = await academy.call('admin', 'POST', at(''), {
    priceId: priceIds[0],
    paymentType: 'offline',
    requestId: randomUUID(),
    managementContext: { logMessage },
  });
  return body.purchase.purchase;
}
const preview = (id: number, query: string, staff = 'admin') =>
  academy.call(staff, 'GET', at(`/${id}/preview?${query}`));
const read = async (id: number): Promise<Schema<'Purchase'>> =>
  (await academy.call('admin', 'GET', at(`/${id}`))).body.purchase;
const later = (days: number) =>
  new Date(academy.clock.now().getTime() + days * 86_400_000).toISOString();
const outbox = () => academy.db.selectFrom('purchase_event').select('id').execute();

describe('what happens', () => {
  test('is said before, changes nothing, and comes true', async () => {
    const { id, version } = await sold(instalments);
    const before = await read(id);
    const events = await outbox();
    const until = later(30);
    const { body: said } = await preview(id, `action=pause&date=${until}`, 'helper');
    expect(said).toMatchObject({ version, undo: 'Resume it at any time.' });
    expect(said.money).toMatch(/^Nothing is charged until /);
    expect(said.access).toMatch(/^Closes at once. Opens again on /);
    expect(await read(id)).toEqual(before);
    expect(await outbox()).toEqual(events);
    const paused = await academy.call('helper', 'PATCH', at(`/${id}?action=pause`), {
      version: said.version,
      pausedUntil: until,
    });
    expect(paused.body.purchase.status).toBe('paused');
    expect((await preview(id, 'action=resume')).body.access).toMatch(/^Opens again at once/);
  });

  test('of a refund names what is left, the mail and the money', async () => {
    const { id } = await sold(instalments);
    const { body: payments } = await academy.call(
      'admin',
      'GET',
      `/management/users/${userId}/payments`,
    );
    const paymentId = payments.data[0].id;
    const { body: said } = await preview(id, `action=refund&paymentId=${paymentId}&amount=4000`);
    expect(said).toMatchObject({
      money: '$40.00 goes back to where it was paid from, in 5 to 10 days.',
      paid: { before: 10_000, after: 6_000 },
      due: { before: 20_000, after: 20_000 },
      mails: [{ to: `buyer-${people}@example.org`, subject: expect.stringMatching(/^Refund: /) }],
    });
    const done = await academy.call('admin', 'PATCH', at(`/${id}/payments?action=refund`), {
      requestId: randomUUID(),
      paymentId,
      amount: 4000,
      logMessage,
    });
    expect(done.body.purchase.amountPaid).toBe(said.paid.after);
    const tooMuch = await preview(id, `action=refund&paymentId=${paymentId}&amount=6001`);
    expect([tooMuch.status, tooMuch.body.fieldErrors]).toEqual([
      422,
      { amount: 'Value must be lower than 60' },
    ]);
    const none = await preview(id, `action=refund&paymentId=${paymentId}&amount=0`);
    expect(none.status).toBe(422);
    const whole = await preview(id, 'action=refundProduct');
    expect(whole.body).toMatchObject({
      paid: { before: 6_000, after: 0 },
      access: 'Closes once the money is sent.',
    });
  });

  test('of a charge is the figure that is charged', async () => {
    const { id } = await sold(instalments);
    const asked = 'action=charge&paymentType=offline&amount=';
    expect((await preview(id, `${asked}5000`)).body).toMatchObject({
      money: '$50.00 is noted as paid elsewhere. Nothing is charged.',
      paid: { before: 10_000, after: 15_000 },
      due: { before: 20_000, after: 15_000 },
    });
    expect((await preview(id, `${asked}20000&isPayOff=true`)).body).toMatchObject({
      due: { before: 20_000, after: 0 },
      money: expect.stringContaining('Nothing is left to pay.'),
    });
    expect((await preview(id, `${asked}0`)).body.mails).toEqual([]);
    expect((await preview(id, `${asked}20001`)).status).toBe(422);
  });

  test('of dates, cancelling and removing is said too', async () => {
    const { id } = await sold(monthly);
    const said = async (query: string) => (await preview(id, query)).body;
    const moved = await said(`action=updateNextChargeDate&date=${later(40)}`);
    expect(moved.money).toMatch(/^The next charge of \$9.00 moves from /);
    expect((await said(`action=extend&date=${later(90)}`)).access).toMatch(/^Lasts until /);
    expect((await said('action=cancelSubscription')).money).toBe('Nothing more is charged.');
    expect(await said('action=remove')).toMatchObject({
      money: 'Nothing more is charged. What was paid stays paid.',
      access: 'Closes at once. Progress is kept.',
    });
    expect((await read(id)).status).toBe('active');
  });

  test('refuses like the action itself', async () => {
    const { id } = await sold(monthly);
    expect((await preview(id, 'action=resume')).status).toBe(409);
    expect((await preview(id, 'action=pause', 'seller')).status).toBe(403);
    for (const action of ['charge&amount=1', 'remove', 'reset'])
      expect((await preview(id, `action=${action}`, 'helper')).status, action).toBe(403);
    expect((await preview(id, `action=extend&date=${later(-1)}`)).status).toBe(422);
  });
});
