import type { Schema } from '@uplink/api-client';
import { lockPurchase } from '../purchases.repository.ts';
import { rightFor } from './change.service.ts';
import { outcomeOf, type PreviewQuery } from './preview-outcomes.ts';
import {
  findManaged,
  type Managed,
  type ManagementDeps,
  refuseOwn,
  requireRight,
} from './staff.ts';
import { tryChange } from './try-change.ts';

type Preview = Schema<'PurchasePreview'>;

/** What an action would do now: it is done, read, and taken back. */
export async function previewPurchase(
  deps: ManagementDeps,
  managed: Managed,
  query: PreviewQuery,
): Promise<Preview> {
  requireAction(managed, query.action);
  const { id } = await findManaged(deps.db, managed);
  const { result, mails } = await tryChange(deps, async (trx, dry) => {
    const before = await lockPurchase(trx, id);
    return { before, ...(await outcomeOf(trx, dry, { managed, before, query })) };
  });
  const { before, after, money, access, undo } = result;
  return {
    version: before.version,
    currency: before.currency,
    money,
    paid: { before: before.captured - before.refunded, after: after.captured - after.refunded },
    due: { before: before.balance_due, after: after.balance_due },
    access,
    mails: mails.slice(0, 5),
    undo,
  };
}

function requireAction({ staff, userId }: Managed, action: PreviewQuery['action']): void {
  if (action === 'charge') requireRight(staff, 'chargePurchase', userId);
  else if (action === 'remove') requireRight(staff, 'removePurchase', userId);
  else if (action === 'refund' || action === 'refundProduct') refuseOwn(staff, userId);
  else requireRight(staff, rightFor(action), userId);
}
