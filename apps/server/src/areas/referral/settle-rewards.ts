import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import type { VaultDeps } from '../../vault/vault.ts';
import { lockPurchase } from '../purchases/purchases.repository.ts';
import { endReward } from './end-rewards.ts';
import type { EnrollmentRow } from './enrollments.repository.ts';
import { liveTogether } from './same-address.ts';

const mostAtOnce = 200;
const day = 86_400_000;

interface SettleDeps extends VaultDeps {
  clock: Clock;
}

/** Gives out rewards whose holding period has ended. Safe to repeat, and in several processes. */
export async function settleRewards(deps: SettleDeps): Promise<void> {
  const { db, clock } = deps;
  const due = await db
    .selectFrom('referral_enrollment')
    .select(['id', 'purchase_id'])
    .where('state', '=', 'held')
    .where('held_until', '<=', clock.now())
    .orderBy('held_until')
    .limit(mostAtOnce)
    .execute();
  await attemptEach(
    due,
    (one) => settle(deps, one),
    ({ id }) => `reward of enrollment ${id}`,
  );
}

const over = ['refund', 'deleted', 'declined', 'expired', 'cancelled'];

async function settle(
  { db, clock, config }: SettleDeps,
  { id, purchase_id }: { id: number; purchase_id: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    // Refunds hold the purchase too: whichever is first decides.
    const purchase = await lockPurchase(trx, purchase_id);
    const enrollment = await trx
      .selectFrom('referral_enrollment')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('held_until', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!enrollment) return;
    const isPaid = (await paidByProvider(trx, purchase_id)) >= enrollment.needed;
    const isDue = isPaid && purchase.refunded === 0 && !(await isDisputed(trx, purchase_id));
    const isDecided = enrollment.decided_at !== null;
    if (isDue && !isDecided && (await liveTogether({ db: trx, config }, enrollment)))
      return suspect(trx, enrollment);
    if (isDue)
      return endReward(trx, enrollment, { state: 'released', reason: 'Held long enough', now });
    if (over.includes(purchase.status))
      return endReward(trx, enrollment, {
        state: 'takenBack',
        reason: 'The purchase ended before it was paid',
        now,
      });
    await trx
      .updateTable('referral_enrollment')
      .set({ held_until: new Date(now.getTime() + day) })
      .where('id', '=', id)
      .execute();
  });
}

/** A person decides whether someone referred their own household. */
async function suspect(trx: Transaction<DB>, { id, suspicion }: EnrollmentRow): Promise<void> {
  await trx
    .updateTable('referral_enrollment')
    .set({ state: 'suspected', suspicion: sql`${[...suspicion, 'address']}::text[]` })
    .where('id', '=', id)
    .execute();
}

/** Without what staff noted as paid elsewhere. */
async function paidByProvider(db: Kysely<DB>, purchaseId: number): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(amount - refunded), 0)::bigint as paid from payment
    where purchase_id = ${purchaseId} and status = 'paid' and provider is not null`.execute(db);
  return Number(rows[0]?.paid ?? 0);
}

async function isDisputed(db: Kysely<DB>, purchaseId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from dispute d join payment p on p.id = d.payment_id
    where p.purchase_id = ${purchaseId} and d.status = 'open'`.execute(db);
  return rows.length > 0;
}
