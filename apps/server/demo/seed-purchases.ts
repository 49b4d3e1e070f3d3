import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { cancelSubscription } from '../src/areas/billing/change-subscription.ts';
import { keepMethod } from '../src/areas/billing/methods.service.ts';
import { quoteOrder } from '../src/areas/pricing/quote.service.ts';
import { buyModule } from '../src/areas/purchases/buy-module.service.ts';
import { pausePurchase } from '../src/areas/purchases/pause.ts';
import type { PurchaseDeps } from '../src/areas/purchases/purchase-rows.ts';
import { lockPurchase } from '../src/areas/purchases/purchases.repository.ts';
import { reconcilePurchases } from '../src/areas/purchases/reconcile.ts';
import { refundPurchase } from '../src/areas/purchases/refunds.service.ts';
import { runBilling } from '../src/areas/purchases/run-billing.ts';
import { settleRewards } from '../src/areas/referral/settle-rewards.ts';
import { setTerms } from '../src/areas/terms/authoring/terms.service.ts';
import { rejectTerms } from '../src/areas/terms/reject-terms.service.ts';
import { readTerms } from '../src/areas/terms/terms.service.ts';
import type { DB } from '../src/db/schema.ts';
import { createSandbox, type Sandbox } from '../src/providers/payments/sandbox/sandbox.ts';
import { createCardToken } from '../src/providers/payments/sandbox/tokens.ts';
import { createTaxTable } from '../src/providers/tax/tax-table.ts';
import { noSecrets } from '../src/vault/vault.ts';
import { idOf } from './seed-learners.ts';
import { firstDayOf, liveRewards } from './seed-rewards.ts';
import type { Academy } from './seed-work.ts';
import type { PurchaseContent, TermsContent } from './types/purchases.types.ts';
import type { RewardsContent } from './types/rewards.types.ts';

const day = 86_400_000;
/** What is older is over, and needs no job on each of its days. */
const jobDays = 100;

interface Seeding extends Academy {
  db: Kysely<DB>;
  sandbox: Sandbox;
  deps: PurchaseDeps;
  /** The day that is lived through. */
  at: (daysAgo: number) => void;
}

export async function seedTerms(
  db: Kysely<DB>,
  { products, clock }: Academy,
  terms: TermsContent[],
): Promise<void> {
  for (const { product, ...text } of terms)
    await setTerms(db, clock, idOf(products, product), text);
}

/**
 * Lives through the days since the first purchase: what was bought is charged, declined and frozen by the jobs, and
 * whoever brought its buyer earns.
 */
export async function seedPurchases(
  db: Kysely<DB>,
  academy: Academy,
  { purchases, rewards }: { purchases: PurchaseContent[]; rewards: RewardsContent },
): Promise<void> {
  const today = academy.clock.now().getTime();
  let now = today;
  const clock = { now: () => new Date(now) };
  const sandbox = createSandbox({
    db,
    clock,
    publicUrl: '',
    secret: randomUUID(),
    academyName: '',
  });
  // No one is notified of the demo's past.
  const mail = { send: async () => {} };
  const deps = {
    db,
    clock,
    payments: sandbox.providers,
    mail,
    publicUrl: '',
    academyName: '',
  };
  const seeding = {
    ...academy,
    db,
    sandbox,
    deps,
    at: (days: number) => {
      now = today - days * day;
    },
  };
  const bought = new Map<PurchaseContent, number>();
  const first = Math.max(firstDayOf(rewards), ...purchases.map((one) => one.days));
  for (let days = first; days >= 0; days -= 1) {
    seeding.at(days);
    await liveRewards(academy, deps, rewards, days);
    for (const one of purchases.filter((purchase) => purchase.days === days))
      bought.set(one, await buy(seeding, one));
    for (const one of purchases.filter(({ then }) => then?.days === days))
      await act(seeding, one, bought.get(one) ?? 0);
    if (days > jobDays) continue;
    await runBilling(deps);
    await reconcilePurchases(deps);
    await settleRewards({ ...deps, config: noSecrets });
  }
  // Nothing of it is still to be delivered.
  await db.updateTable('sandbox_event').set({ delivered_at: clock.now() }).execute();
}

async function buy(seeding: Seeding, { buyer, product, plan, card }: PurchaseContent) {
  const { db, deps, products, people } = seeding;
  const [userId, moduleId] = [idOf(people, buyer), idOf(products, product)];
  await saveCard(seeding, userId, card);
  const price = await db
    .selectFrom('price')
    .select('id')
    .where('module_id', '=', moduleId)
    .where('type', '=', plan)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const tax = createTaxTable([]);
  const choice = { priceId: price.id, crosssellIds: [], useCredits: false };
  const at = deps.clock.now();
  const { quote } = await quoteOrder(
    { db, tax },
    { ...choice, buyerId: userId, context: 'inApp', at },
  );
  const { purchase } = await buyModule({ ...deps, tax, config: noSecrets }, userId, {
    priceId: price.id,
    requestId: randomUUID(),
    useCredits: false,
    dueToday: { amount: quote.dueToday, currency: quote.currency },
    paymentType: 'card',
  });
  if (!purchase) throw new Error(`${buyer} could not buy ${product}.`);
  return purchase.id;
}

async function saveCard(
  { sandbox, deps, db }: Seeding,
  userId: number,
  number = '4242424242424242',
): Promise<void> {
  const entry = { number, expMonth: 12, expYear: 2040, zip: '60614', cvc: '123' };
  const answer = await createCardToken(sandbox.books, entry);
  if ('fault' in answer) throw new Error(answer.fault.message);
  const saved = await deps.payments.card.saveMethod({
    token: answer.token,
    customer: String(userId),
    idempotencyKey: randomUUID(),
  });
  const kept = { provider: deps.payments.card.name, saved, now: deps.clock.now() };
  await db.transaction().execute((trx) => keepMethod(trx, userId, kept));
}

async function act(
  { db, deps, people, products }: Seeding,
  { buyer, product, then }: PurchaseContent,
  purchaseId: number,
): Promise<void> {
  if (!then) return;
  const [userId, staffId] = [idOf(people, buyer), idOf(people, 'ada')];
  const { action, reason } = then;
  const cause = { actorId: staffId, reason };
  switch (action) {
    case 'pause':
      await db.transaction().execute((trx) => pausePurchase(trx, deps, purchaseId, { cause }));
      return;
    case 'refund':
      return refundPurchase(deps, { ...cause, purchaseId, requestId: randomUUID(), isWhole: true });
    case 'cancel':
      return db.transaction().execute(async (trx) => {
        const purchase = await lockPurchase(trx, purchaseId);
        const { version } = purchase;
        const own = { actorId: userId, reason };
        await cancelSubscription(trx, deps, { purchase, cause: own, version });
      });
    case 'declineTerms': {
      const key = { userId, moduleId: idOf(products, product) };
      const open = { ...deps, config: noSecrets };
      const { version } = await readTerms(open, key);
      await rejectTerms(open, key, { version, declineReason: reason });
    }
  }
}
