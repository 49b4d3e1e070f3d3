import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { changePurchase } from './change-purchase.ts';
import type { PurchaseRow } from './purchase-rows.ts';
import { nameOf } from './purchases.repository.ts';

type Trx = Transaction<DB>;

/** The purchase that keeps others of its product from being made; one that has run out no longer does. */
export async function findLive(
  trx: Trx,
  clock: Clock,
  { userId, moduleId }: { userId: number; moduleId: number },
): Promise<PurchaseRow | undefined> {
  const live = await selectLive(trx, userId, moduleId).forUpdate().executeTakeFirst();
  if (!live || !hasRunOut(live, clock.now())) return live;
  await changePurchase(trx, live.id, 'expire', { actorId: null, reason: 'Ran out', clock });
  return undefined;
}

/** Whether the buyer has made another purchase of the same product. */
export async function hasOther(trx: Trx, purchase: PurchaseRow): Promise<boolean> {
  const other = await selectLive(trx, purchase.user_id, purchase.module_id)
    .where('id', '<>', purchase.id)
    .executeTakeFirst();
  return other !== undefined;
}

const selectLive = (trx: Trx, userId: number, moduleId: number) =>
  trx
    .selectFrom('purchase')
    .selectAll()
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['pending', 'active', 'paused', 'cancelled']),
        eb('status', '=', 'failed').and('started_at', 'is not', null),
      ]),
    );

/** Whether the paid period is over. A subscription that is still renewed waits for its payment instead. */
export function hasRunOut(
  { status, plan_type, expires_at }: Pick<PurchaseRow, 'status' | 'plan_type' | 'expires_at'>,
  now: Date,
): boolean {
  if (!expires_at || expires_at > now) return false;
  if (plan_type === 'subscription') return status === 'cancelled';
  return ['active', 'failed', 'paused', 'cancelled'].includes(status);
}

/**
 * What an order does that finds another of its product: the same order is answered with the first one's
 * result, an abandoned one is cleared away, and a person who already has the product gets a message.
 */
export async function standBeside(
  trx: Trx,
  live: PurchaseRow,
  request: { hash: string; methodId: number | null },
): Promise<{ purchase: number; payment?: number; obstacle?: number }> {
  const isSame = live.request_hash === request.hash && live.method_id === request.methodId;
  if (live.status !== 'pending') {
    if (isSame) return { purchase: live.id };
    throw conflict(`You already have ${await nameOf(trx, live)}.`);
  }
  const open = await trx
    .selectFrom('payment')
    .select(['id', 'status'])
    .where('purchase_id', '=', live.id)
    .where('status', 'in', ['due', 'sent', 'authenticating'])
    .executeTakeFirst();
  if (!open || open.status === 'sent') return { purchase: live.id };
  if (!isSame) return { purchase: live.id, obstacle: open.id };
  return open.status === 'due' ? { purchase: live.id, payment: open.id } : { purchase: live.id };
}
