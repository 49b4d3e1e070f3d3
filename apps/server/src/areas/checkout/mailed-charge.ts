import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { nameOfMethod } from '../billing/method-name.ts';
import { findMethod } from '../billing/methods.repository.ts';
import { nextOf } from '../billing/review-purchase.service.ts';
import { readPurchase } from '../purchases/purchase.view.ts';

interface MailedPurchase {
  purchaseId: number;
  /** Whose card or wallet would be charged. */
  userId: number;
}

/** What an account is charged next once a purchase is added to it. */
export async function readMailedCharge(
  deps: Pick<Deps, 'clock'> & { db: Kysely<DB> },
  { purchaseId, userId }: MailedPurchase,
): Promise<Schema<'MailedCharge'> | null> {
  const purchase = await readPurchase(deps, purchaseId);
  const { nextCharge, isMonthly } = nextOf(purchase);
  if (!nextCharge) return null;
  const { paymentType, currency } = purchase;
  const isSaved = paymentType === 'card' || paymentType === 'wallet';
  const method = isSaved ? await findMethod(deps.db, userId, paymentType) : undefined;
  return {
    ...{ ...nextCharge, currency, isMonthly, paymentType },
    method: method ? nameOfMethod(method) : null,
  };
}

/** Whether a charge is the one that was seen and agreed to. */
export const isSameCharge = (
  charge: Schema<'QuoteCharge'> | null,
  seen: Schema<'QuoteCharge'> | undefined,
): boolean => charge?.at === seen?.at && charge?.amount === seen?.amount;
