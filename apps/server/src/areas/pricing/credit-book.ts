import type { Insertable, Transaction } from 'kysely';
import { hideCardNumbers } from '../../card-number.ts';
import type { CreditEntry, DB } from '../../db/schema.ts';

type Trx = Transaction<DB>;

/** Someone's credits in one currency. */
interface Account {
  userId: number;
  currency: string;
}

/** Why credits change, and of what. */
export type CreditCause = Pick<
  Insertable<CreditEntry>,
  'kind' | 'reason' | 'actor_id' | 'purchase_id' | 'refund_id' | 'request_id'
> & { now: Date };

/** Gives someone a credit. */
export async function addCredit(
  trx: Trx,
  { userId: user_id, currency }: Account,
  amount: number,
  cause: CreditCause,
): Promise<number> {
  const { reason, now: created_at } = cause;
  const { id } = await trx
    .insertInto('user_credit')
    .values({ user_id, amount, currency, reason: hideCardNumbers(reason), created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeEntry(trx, { user_id, currency, amount, credit_id: id }, cause);
  return id;
}

/**
 * Uses someone's credits up to an amount, the oldest first, and answers what there was. What is left of the last one
 * stays theirs, as a credit of its own. With a purchase they pay for it, else they are gone.
 */
export async function takeCredits(
  trx: Trx,
  { userId, currency }: Account,
  amount: number,
  cause: CreditCause,
): Promise<number> {
  const credits = await trx
    .selectFrom('user_credit')
    .selectAll()
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .where('used_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const spent = { purchase_id: cause.purchase_id ?? null, used_at: cause.now };
  let left = amount;
  for (const { id, amount: size, reason, created_at } of credits) {
    if (left === 0) break;
    const used = Math.min(left, size);
    left -= used;
    await trx
      .updateTable('user_credit')
      .set({ ...spent, amount: used })
      .where('id', '=', id)
      .execute();
    if (used < size)
      await trx
        .insertInto('user_credit')
        .values({ user_id: userId, amount: size - used, currency, reason, created_at })
        .execute();
  }
  const taken = amount - left;
  await writeEntry(trx, { user_id: userId, currency, amount: -taken }, cause);
  return taken;
}

/** Returns the credits that an order used which came to nothing. */
export async function releaseCredits(trx: Trx, purchaseId: number, now: Date): Promise<void> {
  const released = await trx
    .updateTable('user_credit')
    .set({ purchase_id: null, used_at: null })
    .where('purchase_id', '=', purchaseId)
    .returning(['user_id', 'currency', 'amount'])
    .execute();
  const [first] = released;
  if (!first) return;
  const amount = released.reduce((sum, credit) => sum + credit.amount, 0);
  const cause = { kind: 'released', reason: 'Not paid', purchase_id: purchaseId, now };
  await writeEntry(trx, { ...first, amount }, cause);
}

async function writeEntry(
  trx: Trx,
  entry: Pick<Insertable<CreditEntry>, 'user_id' | 'currency' | 'credit_id'> & { amount: number },
  { now: created_at, reason, ...cause }: CreditCause,
): Promise<void> {
  if (entry.amount === 0) return;
  await trx
    .insertInto('credit_entry')
    .values({ ...entry, ...cause, reason: hideCardNumbers(reason), created_at })
    .execute();
}
