import type { Schema } from '@uplink/api-client';
import { stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { cleanLayout } from '../authoring/layout.rules.ts';
import type { PageChange, PageDeps } from './change-draft.ts';
import { readChoices } from './choices.ts';
import { replaceOffers } from './live-offers.ts';
import { currentOf, findManaged } from './managed-checkout.repository.ts';
import { readManaged } from './managed-checkout.view.ts';
import { findFaults } from './publishing-faults.ts';

/** Shows visitors a page with all its changes at once, or takes it off. */
export async function publishCheckout(
  { db, clock }: PageDeps,
  { staff, checkoutId }: Pick<PageChange, 'staff' | 'checkoutId'>,
  { version, isPublic, reason }: Schema<'CheckoutPublication'>,
): Promise<Schema<'ManagedCheckout'>> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await findManaged(trx, checkoutId, 'locked');
    const isDone = row.isPublic === isPublic && !(isPublic && row.hasChanges);
    if (isDone) return;
    if (row.version !== version) throw stale(currentOf(row));
    const { draft } = row;
    if (isPublic) {
      const [fault] = await findFaults(trx, draft, await readChoices(trx, draft.productId, now));
      if (fault) throw unprocessable(fault.message);
      await replaceOffers(trx, row, draft, now);
    }
    await trx
      .updateTable('checkout')
      .set((eb) => ({
        is_public: isPublic,
        version: eb('version', '+', 1),
        changed_by: staff.id,
        updated_at: now,
        ...(isPublic && {
          title: draft.title,
          price_ids: draft.priceIds,
          coupon_code: draft.couponCode,
          thank_you_url: draft.thankYouUrl,
          layout: JSON.stringify(cleanLayout(draft.layout)),
          published_at: row.publishedAt ?? now,
          draft: null,
        }),
      }))
      .where('id', '=', row.id)
      .execute();
    await writeAudit(trx, {
      actorId: staff.id,
      action: isPublic ? 'checkoutPublish' : 'checkoutUnpublish',
      before: { checkoutId, isPublic: row.isPublic, version: row.version },
      after: { checkoutId, title: draft.title, isPublic, version: row.version + 1 },
      reason,
      now,
    });
  });
  return readManaged(db, checkoutId, now);
}
