import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { uuidOf } from '../../digests.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { acceptUpsell } from '../purchases/upsells.service.ts';
import { nextOffer } from './offers.ts';
import { readOrder } from './order.service.ts';
import { noteAnswer, type OrderKey, type OrderRow, requireOrder } from './orders.repository.ts';
import { refuseOthersCards } from './visitors.ts';

/**
 * Answers what is offered next. Accepting charges the method of the order; a decline keeps the offer open, and a bank that
 * asks is answered like that of the order.
 * The same answer again, from another tab or after a lost one, changes nothing.
 */
export async function answerUpsell(
  deps: Deps,
  key: OrderKey & { callerId: number | undefined },
  { crosssellId, accepted }: Schema<'UpsellAnswer'>,
): Promise<Schema<'CheckoutOrder'>> {
  const { db, clock } = deps;
  const order = await requireOrder(db, key, clock.now());
  const answered = order.answers[crosssellId];
  if (answered === accepted) return readOrder(deps, key);
  const offer = await nextOffer(db, order, clock.now());
  if (answered !== undefined || offer?.id !== crosssellId || order.purchase_id === null)
    throw conflict('This offer has already been answered.');
  if (!accepted) {
    await noteAnswer(db, order, crosssellId, false);
    return readOrder(deps, key);
  }
  await refuseOthersCards(db, order, key.callerId);
  await acceptUpsell(deps, order.user_id, order.purchase_id, {
    requestId: requestIdOf(order, crosssellId, await countTries(deps, order, crosssellId)),
    crosssellId,
    dueToday: offer.price.amount,
  });
  return readOrder(deps, key);
}

/** Charges of this offer that failed: after one, the next try is another charge. */
async function countTries({ db }: Deps, order: OrderRow, crosssellId: number): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .innerJoin('purchase_line as line', 'line.id', 'payment.line_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('payment.purchase_id', '=', order.purchase_id)
    .where('line.crosssell_id', '=', crosssellId)
    .where('payment.status', 'in', ['failed', 'cancelled'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The same for every tab that accepts the offer at this state. */
const requestIdOf = ({ id }: OrderRow, crosssellId: number, tries: number): string =>
  uuidOf(`${id} ${crosssellId} ${tries}`);
