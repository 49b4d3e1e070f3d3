import { randomUUID } from 'node:crypto';
import { useToken } from '../../areas/billing/method-tokens.ts';
import { keepMethod } from '../../areas/billing/methods.service.ts';
import { nextInvoiceNumber, writeLedger } from '../../areas/purchases/ledger.ts';
import { sessionIdOf } from '../../areas/session/browser-session.repository.ts';
import { hashOf } from '../../digests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Owning } from './owning.fixture.ts';

const noFacts = { funding: null, expMonth: 12, expYear: 2040, zip: null, expiresAt: null };

/** A card that was added in the session the matrix calls in. */
export async function addCard(own: Owning): Promise<string> {
  const { academy, owner, secret } = own;
  const now = academy.clock.now();
  const method = { kind: 'card', brand: 'visa', last4: '4242' } as const;
  const saved = { ...noFacts, ...method, ref: `pm_${secret}`, payerEmail: secret };
  const sessionId = sessionIdOf(await academy.sessionOf(owner.name));
  const token = `tok_${secret}`;
  await academy.db.transaction().execute(async (trx) => {
    const methodId = await keepMethod(trx, owner.id, { provider: 'sandbox', saved, now });
    await useToken(trx, { id: owner.id, sessionId }, { token, methodId, now });
  });
  return token;
}

/** A trial, by a card that the provider doesn't know: offers bought with it are never paid. */
export async function placeOrder(own: Owning) {
  const { call } = own;
  const { prices } = own.products;
  const requestId = randomUUID();
  const dueToday = { amount: 0, currency: 'USD' };
  const { purchase } = await call('POST', '/me/modules', {
    priceId: prices.trial,
    requestId,
    dueToday,
  });
  return {
    orderRequest: requestId,
    purchase: purchase.id,
    payment: await payNothing(own, purchase.id),
  };
}

/** A payment with a receipt, of no amount: no provider has to know it. */
function payNothing(own: Owning, purchaseId: number): Promise<number> {
  const { academy } = own;
  const now = academy.clock.now();
  return academy.db.transaction().execute(async (trx) => {
    const payment = await trx
      .insertInto('payment')
      .values({
        purchase_id: purchaseId,
        kind: 'manual',
        payment_type: 'offline',
        amount: 0,
        currency: 'USD',
        status: 'paid',
        reason: 'Test',
        idempotency_key: `nothing-${purchaseId}`,
        invoice_number: await nextInvoiceNumber(trx, now),
        paid_at: now,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const cause = { actorId: null, reason: 'Test', now };
    await writeLedger(trx, payment, { kind: 'capture', amount: 0 }, cause);
    return payment.id;
  });
}

/** An order of a checkout page that came to no charge, with its token and the code of its mail. */
export async function orderOnPage(own: Owning) {
  const { academy, owner, secret } = own;
  const order = {
    checkoutOrder: randomUUID(),
    orderToken: secret.padEnd(43, '-'),
    orderCode: secret,
  };
  await insertOrder(academy, owner.id, order);
  return order;
}

/** Every figure nothing: a refusal shows none of them. */
const noFigures = {
  discount: 0,
  enrollmentFee: 0,
  credit: 0,
  tax: 0,
  dueToday: 0,
  total: 0,
};

async function insertOrder(
  { db, clock }: TestApp,
  userId: number,
  order: { checkoutOrder: string; orderToken: string; orderCode: string },
): Promise<void> {
  const page = await db
    .selectFrom('checkout')
    .innerJoin('module', 'module.id', 'checkout.module_id')
    .select([
      'checkout.id',
      'module.id as productId',
      'module.name',
      'module.unique_name as uniqueName',
    ])
    .where('unique_id', '=', 'access-ours')
    .executeTakeFirstOrThrow();
  const { email } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const product = { id: page.productId, name: page.name, uniqueName: page.uniqueName, type: 2 };
  const line = { kind: 'product', product, name: page.name };
  const quote = {
    ...noFigures,
    priceId: 1,
    type: 'free',
    currency: 'USD',
    couponCode: null,
    taxLabel: null,
    isTaxIncluded: true,
    trialEndsAt: null,
    nextCharge: null,
    chargesLeft: 0,
    validUntil: null,
    lines: [{ ...line, listAmount: 0, discount: 0, amount: 0, dueToday: 0 }],
  };
  await db
    .insertInto('checkout_order')
    .values({
      id: order.checkoutOrder,
      token_hash: hashOf(order.orderToken),
      expires_at: new Date('2090-01-01'),
      checkout_id: page.id,
      user_id: userId,
      email,
      request_hash: '',
      quote: JSON.stringify(quote),
      answers: JSON.stringify({ 1: false }),
      claim_hash: hashOf(order.orderCode),
      created_at: clock.now(),
    })
    .execute();
}
