import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { gone } from '../../plugins/errors/errors.ts';
import { waitsForOf } from '../catalog/prerequisites.ts';
import { findClaim, unknownClaim } from './claim.service.ts';
import { readMailedCharge } from './mailed-charge.ts';

/** What adding an order brings its reader and charges them later, to be agreed to before it is added. */
export async function readMailedOrder(
  deps: Deps,
  { id: userId }: { id: number },
  code: string,
): Promise<Schema<'MailedOrder'>> {
  const order = await findClaim(deps, userId, code);
  if (!order) throw unknownClaim();
  const { product, purchase_id: purchaseId } = order;
  if (order.user_id === userId) {
    const waiting = await waitsForOf(deps.db, product.id, userId);
    return { product, nextCharge: null, claimed: { product, result: 'added', ...waiting } };
  }
  if (purchaseId === null) throw gone('This purchase has ended.');
  const nextCharge = await readMailedCharge(deps, { purchaseId, userId });
  return { product, nextCharge, claimed: null };
}
