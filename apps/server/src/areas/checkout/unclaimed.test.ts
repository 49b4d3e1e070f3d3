import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';
import type { PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { depsOf } from '../purchases/orders.fixture.ts';
import { reconcilePurchases } from '../purchases/reconcile.ts';
import { runBilling } from '../purchases/run-billing.ts';
import { addPage } from './page.fixture.ts';

const day = 86_400_000;
const monthly: PlanForm = { type: 'subscription', amount: 3900 };

let academy: TestApp;
let count = 0;
let mails: { to: string; subject: string }[];
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});
beforeEach(async () => {
  mails = [];
  await academy.db.deleteFrom('identity_attempt').execute();
});
/** The jobs, three times at once. */
async function runJobs(): Promise<void> {
  const mail = {
    send: async ({ to, subject }: (typeof mails)[0]) => void mails.push({ to, subject }),
  };
  const deps = { ...depsOf(academy), mail };
  await Promise.all([1, 2, 3].map(() => runBilling(deps)));
  await reconcilePurchases(deps);
}

async function buyAsVisitor(email: string, plan: PlanForm, dueToday: number): Promise<number> {
  const page = await addPage(academy, { plan });
  const requestId = randomUUID();
  const { json } = await academy.app.inject({
    method: 'POST',
    url: `/checkouts/${page.uniqueId}/orders`,
    payload: {
      priceId: page.priceId,
      requestId,
      token: randomBytes(32).toString('base64url'),
      dueToday: { amount: dueToday, currency: 'USD' },
      buyer: { firstName: 'Jonas', lastName: 'Petersen', email },
      paymentType: 'card',
      cardToken: await cardTokenOf(academy.sandbox, {}),
    },
  });
  expect(json()).toMatchObject({ state: 'bought' });
  const { id } = await academy.db
    .selectFrom('purchase')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return id;
}
const read = (id: number) =>
  academy.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const paid = async (id: number) =>
  (
    await academy.db
      .selectFrom('payment')
      .select('amount')
      .where('purchase_id', '=', id)
      .where('status', '=', 'paid')
      .execute()
  ).map(({ amount }) => amount);

test('what a visitor never opens is charged no second month, ends after 30 days and is refunded', async () => {
  const email = `visitor${++count}@unclaimed.example`;
  const id = await buyAsVisitor(email, monthly, 3900);
  academy.clock.advance(29 * day);
  await runJobs();
  expect((await read(id)).status).toBe('active');
  academy.clock.advance(3 * day);
  await runJobs();
  await runJobs();
  expect(await paid(id)).toEqual([3900]);
  expect(await read(id)).toMatchObject({ status: 'refund', refunded: 3900 });
  expect(mails.filter(({ subject }) => subject.startsWith('Your purchase ended'))).toEqual([
    { to: email, subject: expect.any(String) },
  ]);
});

test('what the owner of an address never adds to the account is refunded too, and told to no closed account', async () => {
  const known = `known${++count}`;
  await addPerson(academy, known);
  const email = `${known}@example.org`;
  const id = await buyAsVisitor(email, monthly, 3900);
  academy.clock.advance(31 * day);
  await runJobs();
  expect(await read(id)).toMatchObject({ status: 'refund', refunded: 3900 });
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  const closed = await academy.db
    .selectFrom('mail')
    .select('recipient')
    .where('recipient', 'like', '%@buyer.invalid')
    .execute();
  expect(closed).toEqual([]);
});

test('a trial no one opens ends without a charge', async () => {
  const email = `visitor${++count}@unclaimed.example`;
  const id = await buyAsVisitor(email, { ...monthly, trialDays: 7 }, 0);
  academy.clock.advance(8 * day);
  await runJobs();
  expect(await paid(id)).toEqual([]);
  academy.clock.advance(23 * day);
  await runJobs();
  expect((await read(id)).status).toBe('deleted');
});

test('once its account is confirmed, a purchase goes on like any other', async () => {
  const email = `visitor${++count}@unclaimed.example`;
  const id = await buyAsVisitor(email, monthly, 3900);
  await academy.db
    .updateTable('app_user')
    .set({ email_confirmed_at: academy.clock.now() })
    .where('email', '=', email)
    .execute();
  academy.clock.advance(32 * day);
  await runJobs();
  expect(await paid(id)).toEqual([3900, 3900]);
});

test('an account that was opened and waits for another address is no unclaimed one', async () => {
  const email = `visitor${++count}@unclaimed.example`;
  const id = await buyAsVisitor(email, monthly, 3900);
  await academy.db
    .updateTable('identity_account')
    .from('app_user as person')
    .whereRef('person.id', '=', 'user_id')
    .where('person.email', '=', email)
    .set({ signed_in_at: academy.clock.now() })
    .execute();
  academy.clock.advance(32 * day);
  await runJobs();
  expect(await paid(id)).toEqual([3900, 3900]);
});
