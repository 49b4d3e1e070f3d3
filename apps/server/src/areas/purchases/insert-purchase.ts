import type { Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Order } from '../pricing/quoted-order.ts';
import type { ChosenMethod } from './payment-choice.ts';
import type { PurchaseRow } from './purchase-rows.ts';

type Trx = Transaction<DB>;

export interface NewPurchase {
  userId: number;
  order: Order;
  method: ChosenMethod;
  request: { id: string; hash: string };
  shipping: Schema<'Shipping'> | undefined;
  billTo: object | undefined;
}

/** Keeps an order as it was sold; no one is shown it until its first charge is settled. */
export async function insertPurchase(
  trx: Trx,
  { userId, order, method, request, shipping, billTo }: NewPurchase,
  now: Date,
): Promise<PurchaseRow> {
  const { tshirtSize = null, ...address } = shipping ?? {};
  const purchase = await trx
    .insertInto('purchase')
    .values({
      user_id: userId,
      module_id: order.moduleId,
      request_id: request.id,
      request_hash: request.hash,
      payment_type: method.type,
      method_id: method.id,
      price_id: order.priceId,
      coupon_id: order.couponId,
      plan_type: order.planType,
      currency: order.currency,
      months: order.months,
      cycle_amount: order.cycleAmount,
      trial_days: order.trialDays,
      valid_days: order.validDays,
      total: order.total,
      enrollment_fee: order.enrollmentFee,
      discount: order.discount,
      credit: order.credit,
      tax: order.tax,
      tax_rate: order.taxRate,
      tax_label: order.taxLabel,
      is_tax_included: order.isTaxIncluded,
      trial_ends_at: order.trialEndsAt,
      anchor_at: order.anchorAt,
      expires_at: order.expiresAt,
      next_payment_at: order.nextPaymentAt,
      cohort_id: order.cohortId,
      replaced_purchase_id: order.replacedPurchaseId,
      checkout_id: order.checkoutId,
      shipping: shipping ? JSON.stringify(address) : null,
      tshirt_size: tshirtSize,
      bill_to: billTo ? JSON.stringify(billTo) : null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('purchase_line')
    .values(
      order.lines.map((line) => ({
        purchase_id: purchase.id,
        kind: line.kind,
        module_id: line.moduleId,
        price_id: line.priceId,
        crosssell_id: line.crosssellId,
        name: line.name,
        list_amount: line.listAmount,
        discount: line.discount,
        tax: line.tax,
        valid_days: line.validDays,
        created_at: now,
      })),
    )
    .execute();
  return purchase;
}

interface FirstPayment {
  purchase: PurchaseRow;
  order: Order;
  method: ChosenMethod;
  /** Of the staff who placed the order. */
  actorId: number | null;
}

/** What is due today, to be charged once; its key is the provider's too. */
export async function insertFirstPayment(
  trx: Trx,
  { purchase, order, method, actorId }: FirstPayment,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('payment')
    .values({
      purchase_id: purchase.id,
      kind: 'first',
      payment_type: method.type,
      provider: method.provider,
      method_id: method.id,
      amount: order.dueToday,
      tax: order.taxToday,
      currency: order.currency,
      status: 'due',
      idempotency_key: `${purchase.user_id}-${purchase.request_id}`,
      actor_id: actorId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
