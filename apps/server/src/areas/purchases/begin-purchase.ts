import { isLivePurchase } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { redeemCoupon } from '../pricing/redemptions.ts';
import { changePurchase } from './change-purchase.ts';
import { tellBought } from './purchase-notices.ts';
import type { Cause, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { lockPurchase } from './purchases.repository.ts';

type Trx = Transaction<DB>;

interface Beginning {
  purchase: PurchaseRow;
  /** What its first charge brought; nothing when nothing was due. */
  captured: number;
  cause: Cause;
}

/** An order whose first charge is settled becomes a purchase: its content opens, and its buyer is notified. */
export async function beginPurchase(
  trx: Trx,
  deps: PurchaseDeps,
  { purchase, captured, cause }: Beginning,
): Promise<void> {
  const { clock } = deps;
  await trx
    .updateTable('purchase_line')
    .set({ is_paid: true })
    .where('purchase_id', '=', purchase.id)
    .execute();
  await redeemCoupon(trx, purchase.id);
  await endReplaced(trx, purchase, { ...cause, clock });
  const isMonthPaid = purchase.anchor_at !== null && purchase.trial_ends_at === null;
  const begun = await changePurchase(trx, purchase.id, 'pay', {
    ...cause,
    clock,
    action: 'bought',
    data: { captured },
    set: {
      captured,
      started_at: clock.now(),
      cycles_paid: isMonthPaid ? 1 : 0,
    },
  });
  if (begun.cohort_id !== null) await runWithCohort(trx, begun);
  await tellBought(trx, deps, begun);
}

/** What a purchase replaces ends with its payment, not before. */
async function endReplaced(
  trx: Trx,
  { replaced_purchase_id: id }: PurchaseRow,
  change: Cause & Pick<PurchaseDeps, 'clock'>,
): Promise<void> {
  if (id === null) return;
  const replaced = await lockPurchase(trx, id);
  if (replaced.started_at === null || !isLivePurchase(replaced.status)) return;
  await changePurchase(trx, id, 'replace', {
    ...change,
    reason: 'Replaced by another product',
    set: { expires_at: change.clock.now() },
  });
}

/** Its owner learns with its cohort, and holds a seat there. */
export async function runWithCohort(
  trx: Trx,
  purchase: Pick<PurchaseRow, 'user_id' | 'module_id' | 'cohort_id'>,
): Promise<void> {
  await trx
    .updateTable('user_module')
    .set({ cohort_id: purchase.cohort_id })
    .where('user_id', '=', purchase.user_id)
    .where('module_id', '=', purchase.module_id)
    .execute();
}
