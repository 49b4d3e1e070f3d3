import type { Schema } from '@uplink/api-client';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { forgetNow } from './forget-methods.ts';
import { findMethod, type MethodRow, paidBy, setPrimary, takeOut } from './methods.repository.ts';
import { listMethods } from './methods.service.ts';
import type { BillingDeps } from './save-method.ts';

/**
 * Disconnects someone's wallet; without one nothing happens. Purchases it pays for move to the card if their
 * buyer said so; otherwise the wallet stays, because their next payments would fail.
 */
export async function disconnectWallet(
  deps: BillingDeps,
  userId: number,
  moveTo: 'card' | undefined,
): Promise<Schema<'PaymentMethods'>> {
  const { db, clock } = deps;
  await db.transaction().execute(async (trx) => {
    await lockAccess(trx, userId);
    const wallet = await findMethod(trx, userId, 'wallet');
    if (!wallet) return;
    const card = await findMethod(trx, userId, 'card');
    await movePurchases(trx, { userId, card, moveTo, now: clock.now() });
    await takeOut(trx, wallet.id, clock.now());
    if (card) await setPrimary(trx, userId, card.id);
  });
  await forgetNow(deps, userId);
  return listMethods(db, userId);
}

async function movePurchases(
  trx: Transaction<DB>,
  {
    userId,
    card,
    moveTo,
    now,
  }: { userId: number; card: MethodRow | undefined; moveTo: 'card' | undefined; now: Date },
): Promise<void> {
  const paid = await paidBy(trx, userId, 'wallet')
    .select(['id', 'status'])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (paid.length === 0) return;
  if (!card) throw conflict('Add a card first: your wallet pays for active purchases.');
  if (!moveTo) throw conflict('Your wallet pays for active purchases. Move them to your card.');
  const ids = paid.map(({ id }) => id);
  await trx
    .updateTable('purchase')
    .set({
      payment_type: 'card',
      method_id: card.id,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', 'in', ids)
    .execute();
  await trx
    .insertInto('purchase_event')
    .values(
      paid.map(({ id, status }) => ({
        purchase_id: id,
        actor_id: userId,
        action: 'switchPaymentMethod',
        from_status: status,
        to_status: status,
        data: JSON.stringify({ paymentType: 'card' }),
        log_message: 'Wallet disconnected',
        created_at: now,
      })),
    )
    .execute();
}
