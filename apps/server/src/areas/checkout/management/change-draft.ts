import { isSameValue, type Schema } from '@uplink/api-client';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { Deps } from '../../../deps.ts';
import { stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { type StaffAction, writeAudit } from '../../people/audit-log.ts';
import {
  type CheckoutDraft,
  currentOf,
  findManaged,
  type ManagedRow,
} from './managed-checkout.repository.ts';
import { readManaged } from './managed-checkout.view.ts';

export type PageDeps = Pick<Deps, 'db' | 'clock'>;

/** The page, who changes it, and the version their change is based on. */
export interface PageChange {
  staff: { id: number };
  checkoutId: number;
  version: number;
  /** The word in the log. */
  action: StaffAction['action'];
}

type Change = Partial<CheckoutDraft>;

/** Changes a part of a page for when it is published next. The same change again changes nothing. */
export async function changeDraft(
  { db, clock }: PageDeps,
  change: PageChange,
  decide: (row: ManagedRow, trx: Transaction<DB>) => Promise<Change>,
): Promise<Schema<'ManagedCheckout'>> {
  const now = clock.now();
  const write = db.transaction().execute(async (trx) => {
    const row = await findManaged(trx, change.checkoutId, 'locked');
    const part = await decide(row, trx);
    const draft = { ...row.draft, ...part };
    if (isSameValue(draft, row.draft)) return;
    if (row.version !== change.version) throw stale(currentOf(row));
    await trx
      .updateTable('checkout')
      .set((eb) => ({
        draft: JSON.stringify(draft),
        version: eb('version', '+', 1),
        changed_by: change.staff.id,
        updated_at: now,
        // No one saw it yet: its address is taken at once.
        ...(row.publishedAt === null && {
          title: draft.title,
          unique_id: draft.uniqueId,
          module_id: draft.productId,
        }),
      }))
      .where('id', '=', row.id)
      .execute();
    await writeAudit(trx, {
      actorId: change.staff.id,
      action: change.action,
      before: { checkoutId: row.id, ...changedParts(row.draft, part) },
      after: { checkoutId: row.id, ...part },
      now,
    });
  });
  await write.catch(refuseTaken);
  return readManaged(db, change.checkoutId, now);
}

const changedParts = (draft: CheckoutDraft, part: Change): Change =>
  Object.fromEntries(
    Object.keys(part).map((field) => [field, draft[field as keyof CheckoutDraft]]),
  );

const taken = 'Another checkout page has this address, or had it.';

export function refuseTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw unprocessable(taken, { uniqueId: taken });
  throw error;
}
