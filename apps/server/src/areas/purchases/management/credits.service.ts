import type { Schema } from '@uplink/api-client';
import { formatMoney, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { addCredit, takeCredits } from '../../pricing/credit-book.ts';
import { userRef } from '../../refs.ts';
import { amountAbove } from '../amount-above.ts';
import { type Managed, type ManagementDeps, refuseOwn, requireBuyer } from './staff.ts';
import { lockGiving, supportLimits } from './support-limits.ts';

type Trx = Transaction<DB>;
type Change = Schema<'UserCreditChange'>;
type Whose = Omit<Managed, 'purchaseId'>;

/** What someone's credits come to in each currency, and how that came about, newest first. */
export async function readUserCredits(
  { db }: Pick<ManagementDeps, 'db'>,
  userId: number,
): Promise<Schema<'UserCredits'>> {
  await requireBuyer(db, userId);
  const [balances, { rows: entries }] = await Promise.all([
    db
      .selectFrom('user_credit')
      .select((eb) => ['currency', eb.fn.sum<number>('amount').as('amount')])
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .groupBy('currency')
      .orderBy('currency')
      .execute(),
    sql<Schema<'CreditEntry'>>`
      select entry.id, entry.kind, entry.amount, entry.currency, entry.reason, product.name as product,
        case when actor.id is null then null else ${userRef('actor')} end as by, entry.created_at as date
      from credit_entry entry
      left join purchase on purchase.id = entry.purchase_id
      left join module product on product.id = purchase.module_id
      left join app_user actor on actor.id = entry.actor_id
      where entry.user_id = ${userId} order by entry.id desc limit 50`.execute(db),
  ]);
  return {
    balances: balances.map(({ currency, amount }) => ({ currency, amount: Number(amount) })),
    entries: entries.map((entry) => ({ ...entry, date: new Date(entry.date).toISOString() })),
  };
}

/** Gives someone credits or takes unused ones back, once for each request. */
export async function changeUserCredits(
  deps: ManagementDeps,
  whose: Whose,
  change: Change,
): Promise<Schema<'UserCredits'>> {
  const { db, clock } = deps;
  const { staff, userId } = whose;
  refuseOwn(staff, userId);
  await requireBuyer(db, userId);
  await db.transaction().execute(async (trx) => {
    await lockGiving(trx, staff.id);
    if (await isKnown(trx, userId, change)) return;
    await checkLimits(trx, deps, whose, change);
    await requireCurrency(trx, change.currency);
    const { amount, currency, requestId } = change;
    const [reason, now] = [change.logMessage.trim(), clock.now()];
    const cause = { reason, actor_id: staff.id, request_id: requestId, now };
    const account = { userId, currency };
    if (change.kind === 'give') await addCredit(trx, account, amount, { ...cause, kind: 'given' });
    else await takeAll(trx, account, amount, { ...cause, kind: 'takenBack' });
    const sign = change.kind === 'give' ? '+' : '-';
    const after = { credits: `${sign}${formatMoney({ amount, currency })}` };
    const audited = { actorId: staff.id, userId, action: 'changeCredits', after } as const;
    await writeAudit(trx, { ...audited, reason, now });
  });
  return readUserCredits(deps, userId);
}

async function takeAll(
  trx: Trx,
  account: { userId: number; currency: string },
  amount: number,
  cause: Parameters<typeof takeCredits>[3],
): Promise<void> {
  const taken = await takeCredits(trx, account, amount, cause);
  if (taken < amount) throw amountAbove({ amount: taken, currency: account.currency });
}

/** Sent again it is answered with what became of it; another change under the same id is refused. */
async function isKnown(
  trx: Trx,
  userId: number,
  { requestId, kind, amount, currency }: Change,
): Promise<boolean> {
  const known = await trx
    .selectFrom('credit_entry')
    .select(['amount', 'currency'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  const asked = kind === 'give' ? amount : -amount;
  if (known && (known.amount !== asked || known.currency !== currency))
    throw unprocessable('This request was already sent with another amount.');
  return known !== undefined;
}

/** Credits are given like money is given back: by support up to an amount, at once and in a day. */
async function checkLimits(
  trx: Trx,
  deps: Pick<ManagementDeps, 'config' | 'clock'>,
  { staff, userId: buyerId }: Whose,
  { amount, currency }: Change,
): Promise<void> {
  const limits = supportLimits(deps, { staff, buyerId, currency });
  limits.requireAtOnce(amount, (most) => `You can change credits by up to ${most}.`);
  const refusal = (most: string) => `You can change credits by up to ${most} a day.`;
  await limits.requireInDay(trx, amount, refusal);
}

/** Credits of a currency that nothing is sold in could never be used. */
async function requireCurrency(db: Kysely<DB>, currency: string): Promise<void> {
  const { rows } = await sql`
    select 1 from price where currency = ${currency}
    union all select 1 from user_credit where currency = ${currency} limit 1`.execute(db);
  if (rows.length === 0)
    throw unprocessable('Nothing is sold in this currency.', { currency: VALIDATION.pattern });
}
