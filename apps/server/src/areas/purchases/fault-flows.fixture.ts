import { randomUUID } from 'node:crypto';
import { createTaxTable } from '../../providers/tax/tax-table.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { addCrosssell } from '../../testing/world/prices.ts';
import { switchMethod } from '../billing/change-subscription.ts';
import type { PlanForm } from '../pricing/authoring/price-lists.service.ts';
import { buyModule } from './buy-module.service.ts';
import { changePurchase } from './change-purchase.ts';
import { type ChargeWish, chargeDue } from './charge.service.ts';
import { addBuyer, priceOf } from './money.fixture.ts';
import { buy, depsOf, orderFor, saveWallet } from './orders.fixture.ts';
import type { PurchaseDeps } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';
import { refundPurchase } from './refunds.service.ts';
import { acceptUpsell } from './upsells.service.ts';

const day = 86_400_000;
const cause = { actorId: null, reason: 'Test' };

/** A flow of money that is about to make its call. */
export interface Flow {
  buyer: string;
  /** Answers the purchase; pressed again it makes the call again. Without a process of its own it uses the academy's. */
  act: (process?: PurchaseDeps) => Promise<number>;
  /** What was captured and refunded before, and is once it went well. */
  before: readonly [captured: number, refunded: number];
  after: readonly [captured: number, refunded: number];
  /** Whether the product is open, before and after. */
  opens: readonly [before: boolean, after: boolean];
}

export interface FlowKind {
  call: 'charge' | 'refund';
  /** Whether someone is there to confirm with their bank. */
  isPresent: boolean;
  /** Whether what is refused is owed from then on. */
  isOwed?: boolean;
  paidBy?: 'wallet';
  begin: (academy: TestApp) => Promise<Flow>;
}

/** An order: what becomes of it is found by its request. */
const ordering =
  (paymentType: 'card' | 'wallet') =>
  async (academy: TestApp): Promise<Flow> => {
    const buyer = await addBuyer(academy);
    if (paymentType === 'wallet') await saveWallet(academy, buyer);
    const priceId = await priceOf(academy, { type: 'oneTime', amount: 4200 });
    const act = async (process = depsOf(academy)) => {
      const wish = await orderFor(academy, buyer, priceId, { paymentType });
      const tax = createTaxTable([]);
      const { config } = academy;
      await buyModule({ ...process, tax, config }, await academy.userId(buyer), wish);
      const row = await academy.db
        .selectFrom('purchase')
        .select('id')
        .where('request_id', '=', wish.requestId)
        .executeTakeFirstOrThrow();
      return row.id;
    };
    return { buyer, act, before: [0, 0], after: [4200, 0], opens: [false, true] };
  };

/** A later charge of a purchase that was bought without trouble. */
const charging =
  (
    plan: PlanForm,
    kind: ChargeWish['kind'],
    { captured, days = 0, amount, prepare }: LaterCharge & { days?: number; amount?: number },
  ) =>
  async (academy: TestApp): Promise<Flow> => {
    const buyer = await addBuyer(academy);
    const { purchase } = await buy(academy, buyer, await priceOf(academy, plan));
    const purchaseId = purchase?.id ?? 0;
    await prepare?.(academy, buyer, purchaseId);
    academy.clock.advance(days * day);
    const isBuyerPresent = kind === 'payoff' || kind === 'reactivation';
    const by = {
      actorId: await academy.userId(kind === 'manual' ? 'admin' : buyer),
      reason: 'Test',
    };
    const wish = { purchaseId, kind, isBuyerPresent, cause: by, ...(amount && { amount }) };
    const act = (process = depsOf(academy)) => chargeDue(process, wish).then(() => purchaseId);
    const opens = [kind !== 'reactivation', true] as const;
    return { buyer, act, before: [captured[0], 0], after: [captured[1], 0], opens };
  };

interface LaterCharge {
  captured: readonly [before: number, after: number];
  prepare?: (academy: TestApp, buyer: string, purchaseId: number) => Promise<unknown>;
}

const refunding =
  (amount?: number) =>
  async (academy: TestApp): Promise<Flow> => {
    const buyer = await addBuyer(academy);
    const { purchase } = await buy(
      academy,
      buyer,
      await priceOf(academy, { type: 'oneTime', amount: 4200 }),
    );
    const purchaseId = purchase?.id ?? 0;
    const actorId = await academy.userId('admin');
    const act = async (process = depsOf(academy)) => {
      const wish = { purchaseId, actorId, reason: 'Asked for', requestId: randomUUID() };
      await refundPurchase(process, { ...wish, ...(amount && { amount }) });
      return purchaseId;
    };
    return {
      buyer,
      act,
      before: [4200, 0],
      after: [4200, amount ?? 4200],
      opens: [true, amount !== undefined],
    };
  };

async function upselling(academy: TestApp): Promise<Flow> {
  const buyer = await addBuyer(academy);
  const priceId = await priceOf(academy, { type: 'oneTime', amount: 4200 });
  const { purchase } = await buy(academy, buyer, priceId);
  const place = { priceId };
  const crosssellId = await addCrosssell(academy, await addCourse(academy), {
    place,
    type: 'upsell',
  });
  const id = purchase?.id ?? 0;
  const act = async (process = depsOf(academy)) => {
    const wish = {
      crosssellId,
      requestId: randomUUID(),
      dueToday: { amount: 900, currency: 'USD' },
    };
    await acceptUpsell(process, await academy.userId(buyer), id, wish);
    return id;
  };
  return { buyer, act, before: [4200, 0], after: [5100, 0], opens: [true, true] };
}

const cancel: LaterCharge['prepare'] = ({ db, clock }, _buyer, id) =>
  db.transaction().execute((trx) => changePurchase(trx, id, 'cancel', { ...cause, clock }));

const moveToWallet: LaterCharge['prepare'] = async (academy, buyer, id) => {
  await saveWallet(academy, buyer);
  await academy.db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, id);
    const { version } = purchase;
    const change = { purchase, cause, version, paymentType: 'wallet' as const };
    await switchMethod(trx, depsOf(academy), change);
  });
};

const monthly: PlanForm = { type: 'subscription', amount: 900 };
const months: PlanForm = { type: 'paymentPlan', months: 3, total: 9000 };
const present = { call: 'charge', isPresent: true } as const;
const absent = { call: 'charge', isPresent: false } as const;
const month = { ...absent, isOwed: true } as const;
const back = { call: 'refund', isPresent: false } as const;

/** Every way in which money moves. */
export const flows: Record<string, FlowKind> = {
  'an order by card': { ...present, begin: ordering('card') },
  'an order by wallet': { ...present, paidBy: 'wallet', begin: ordering('wallet') },
  'an upsell': { ...present, begin: upselling },
  'a month': { ...month, begin: charging(monthly, 'cycle', { captured: [900, 1800], days: 32 }) },
  'a month by the wallet it was switched to': {
    ...month,
    paidBy: 'wallet',
    begin: charging(monthly, 'cycle', {
      captured: [900, 1800],
      days: 32,
      prepare: moveToWallet,
    }),
  },
  'an instalment': {
    ...month,
    begin: charging(months, 'cycle', { captured: [3000, 6000], days: 32 }),
  },
  'the end of a trial': {
    ...month,
    begin: charging({ ...monthly, trialDays: 7 }, 'cycle', { captured: [0, 900], days: 8 }),
  },
  'paying off': { ...present, begin: charging(months, 'payoff', { captured: [3000, 9000] }) },
  'beginning again': {
    ...present,
    begin: charging(monthly, 'reactivation', {
      captured: [900, 1800],
      days: 32,
      prepare: cancel,
    }),
  },
  'a charge by staff': {
    ...absent,
    begin: charging(months, 'manual', { captured: [3000, 4000], amount: 1000 }),
  },
  'a refund': { ...back, begin: refunding() },
  'a refund of a part': { ...back, begin: refunding(1000) },
};
