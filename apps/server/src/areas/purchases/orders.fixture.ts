import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { PaymentKind } from '../../providers/payments/payments.ts';
import { cardTokenOf, walletTokenOf } from '../../providers/payments/sandbox/sandbox.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { keepMethod } from '../billing/methods.service.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

/** What the services of purchases are built from, as the app of a test builds them. */
export const depsOf = ({ db, clock, config, sandbox, academyName }: TestApp): PurchaseDeps => ({
  db,
  clock,
  payments: sandbox.providers,
  mail: { send: async () => {} },
  publicUrl: config.publicUrl,
  academyName,
});

/** Replaces someone's test card, without the limits of the address. */
export async function saveCard(
  academy: TestApp,
  person: string,
  number = '4242424242424242',
): Promise<void> {
  await saveToken(academy, person, 'card', await cardTokenOf(academy.sandbox, { number }));
}

/** The same with a test wallet. */
export async function saveWallet(
  academy: TestApp,
  person: string,
  email = 'buyer@wallet.test',
): Promise<void> {
  const customer = String(await academy.userId(person));
  const token = await walletTokenOf(academy.sandbox, { customer, email });
  await saveToken(academy, person, 'wallet', token);
}

async function saveToken(
  { db, clock, sandbox, userId }: TestApp,
  person: string,
  kind: PaymentKind,
  token: string,
): Promise<void> {
  const id = await userId(person);
  const saving = { token, customer: String(id), idempotencyKey: randomUUID() };
  const saved = await sandbox.providers[kind].saveMethod(saving);
  const method = { provider: 'sandbox', saved, now: clock.now() };
  await db.transaction().execute((trx) => keepMethod(trx, id, method));
}

export type Wish = Partial<Omit<Schema<'ModulePurchase'>, 'dueToday'>> & { dueToday?: number };

/** The body of an order: what is due today is what the quote says. */
export async function orderFor(
  academy: TestApp,
  person: string,
  priceId: number,
  { dueToday, ...wish }: Wish = {},
): Promise<Schema<'ModulePurchase'>> {
  const { paymentType: _paymentType, requestId = randomUUID(), ...asked } = wish;
  const quote = async () =>
    (await academy.call(person, 'POST', '/me/quotes', { ...asked, priceId })).body.dueToday;
  const amount = dueToday ?? (await quote());
  return { useCredits: false, ...wish, priceId, requestId, dueToday: { amount, currency: 'USD' } };
}

/** Sends an order. */
export async function order(
  academy: TestApp,
  person: string,
  body: Schema<'ModulePurchase'>,
): Promise<{ status: number; body: Schema<'PurchaseResult'> & Schema<'Error'> }> {
  return academy.call(person, 'POST', '/me/modules', body);
}

/** Buys by a plan, as the quote says. */
export async function buy(
  academy: TestApp,
  person: string,
  priceId: number,
  wish: Wish = {},
): Promise<Schema<'PurchaseResult'>> {
  const answer = await order(academy, person, await orderFor(academy, person, priceId, wish));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** What the academy's ledger and the provider's books say of a purchase. */
export async function booksOf({ db }: Pick<TestApp, 'db'>, purchaseId: number) {
  const own = await db
    .selectFrom('ledger_entry')
    .select(['kind', 'amount'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute();
  const provider = await db
    .selectFrom('sandbox_movement')
    .innerJoin('payment', 'payment.provider_ref', 'sandbox_movement.charge_ref')
    .select(['sandbox_movement.kind', 'sandbox_movement.amount'])
    .where('payment.purchase_id', '=', purchaseId)
    .orderBy('sandbox_movement.id')
    .execute();
  return {
    own,
    provider: provider.map(({ kind, amount }) => ({
      kind: kind === 'charge' ? 'capture' : kind,
      amount,
    })),
  };
}
