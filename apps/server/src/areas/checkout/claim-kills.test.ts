import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { Killed, killedAfter } from '../purchases/killed.fixture.ts';
import { addBuyer, closeBooks, readPurchase, sweep } from '../purchases/money.fixture.ts';
import { buy, depsOf } from '../purchases/orders.fixture.ts';
import { claimOrder } from './claim.service.ts';
import { addPage } from './page.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => closeBooks(academy));

/** A product that its buyer has, and bought once more signed out; the code adds that to the account. */
async function boughtTwice() {
  await academy.db.deleteFrom('identity_attempt').execute();
  const page = await addPage(academy);
  const buyer = await addBuyer(academy);
  const email = `${buyer}@example.org`;
  await buy(academy, buyer, page.priceId);
  const requestId = randomUUID();
  const { json } = await academy.app.inject({
    method: 'POST',
    url: `/checkouts/${page.uniqueId}/orders`,
    payload: {
      priceId: page.priceId,
      requestId,
      token: randomBytes(32).toString('base64url'),
      dueToday: { amount: 14_900, currency: 'USD' },
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
  const mails = await academy.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .execute();
  const [code = ''] = mails.flatMap(({ text }) => /claim=([\w-]+)/.exec(text)?.[1] ?? []);
  return { buyer, id, code };
}

test('M-3: what its owner has already is refunded, wherever the server is killed while it is added', async () => {
  let steps = 0;
  for (let isKilled = true; isKilled; steps += 1) {
    const { buyer, id, code } = await boughtTwice();
    const owner = { id: await academy.userId(buyer) };
    const first = claimOrder(killedAfter(depsOf(academy), steps), owner, { code });
    const outcome: unknown = await first.catch((error: unknown) => error);
    isKilled = outcome instanceof Killed;
    if (!isKilled) expect(outcome).toMatchObject({ result: 'refunded' });
    const again = await academy.call(buyer, 'POST', '/me/orders', { code });
    expect([steps, again.body.result]).toEqual([steps, 'refunded']);
    await sweep(academy);
    expect([steps, await readPurchase(academy, id)]).toMatchObject([
      steps,
      { status: 'refund', captured: 14_900, refunded: 14_900 },
    ]);
  }
  expect(steps).toBeGreaterThan(6);
});
