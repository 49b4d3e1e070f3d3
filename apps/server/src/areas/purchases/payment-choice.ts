import { UNKNOWN_PAYMENT_METHOD } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { methodToUse } from '../billing/methods.service.ts';
import type { Order } from '../pricing/quoted-order.ts';

export interface ChosenMethod {
  type: 'card' | 'wallet' | 'noCharge' | 'offline';
  id: number | null;
  provider: string | null;
}

interface Choice {
  paymentType?: ChosenMethod['type'] | undefined;
  staff?: object | undefined;
}

/**
 * How an order is paid. Learners pay by what they saved; only staff may charge nothing for what has a price,
 * or note that it was paid elsewhere. What costs nothing now and later needs no method.
 */
export async function chooseMethod(
  db: Kysely<DB>,
  userId: number,
  { paymentType, staff }: Choice,
  order: Order,
): Promise<ChosenMethod> {
  if (paymentType === 'noCharge' || paymentType === 'offline') {
    if (!staff) throw unprocessable(UNKNOWN_PAYMENT_METHOD);
    return { type: paymentType, id: null, provider: null };
  }
  if (order.dueToday === 0 && order.nextPaymentAt === null)
    return { type: 'noCharge', id: null, provider: null };
  const method = await methodToUse(db, userId, paymentType);
  return { type: method.kind as ChosenMethod['type'], id: method.id, provider: method.provider };
}

/** The same order given away: nothing is asked for, now or later. */
export function withoutCharge(order: Order): Order {
  if (order.dueToday === 0 && order.nextPaymentAt === null) return order;
  const lines = order.lines.map((line) => ({ ...line, discount: line.listAmount, tax: 0 }));
  return {
    ...order,
    lines,
    discount: lines.reduce((sum, line) => sum + line.discount, 0),
    total: 0,
    dueToday: 0,
    taxToday: 0,
    tax: 0,
    credit: 0,
    enrollmentFee: 0,
    cycleAmount: order.cycleAmount === null ? null : 0,
    nextPaymentAt: null,
    trialDays: null,
    trialEndsAt: null,
    expiresAt: order.planType === 'subscription' ? null : order.expiresAt,
  };
}
