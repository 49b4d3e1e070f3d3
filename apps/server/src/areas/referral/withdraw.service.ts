import type { Schema } from '@uplink/api-client';
import { formatMoney, WithdrawStatus } from '@uplink/api-client/domain';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, WithdrawRequest } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { addCredit } from '../pricing/credit-book.ts';
import { noteActivity } from './activity.ts';
import type { RewardProgram } from './referral.rules.ts';
import { lockRewards, type RewardAccountKey, sumRewards, writeRewards } from './reward-entries.ts';
import { readRules } from './reward-rules.ts';
import { type OwnRow, ownColumns, readRequest, toRequest } from './withdraw-requests.repository.ts';

type Trx = Transaction<DB>;
type Row = Selectable<WithdrawRequest>;
type WithdrawDeps = Pick<Deps, 'db' | 'clock'>;
type Wish = Schema<'WithdrawWish'>;

/** What a person asked for, newest first. */
export async function listOwnRequests(
  db: Kysely<DB>,
  userId: number,
  program?: RewardProgram,
): Promise<Schema<'WithdrawRequest'>[]> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from withdraw_request w
    where w.user_id = ${userId} and (${program ?? null}::text is null or w.program = ${program ?? null}::text)
    order by w.id desc limit 100`.execute(db);
  return rows.map(toRequest);
}

/** Moves someone's whole balance to a request. Sent again, it is the same request. */
export async function askForBalance(
  { db, clock }: WithdrawDeps,
  userId: number,
  { type, changeId }: Wish,
): Promise<Schema<'WithdrawRequest'>> {
  const account = { userId, program: type };
  const { id } = await db.transaction().execute(async (trx) => {
    await lockRewards(trx, account);
    const known = await findKnown(trx, userId, changeId);
    if (known) return sameAccount(known, account);
    const { min_withdrawal, currency } = await readRules(trx, type);
    const { balance } = await sumRewards(trx, account);
    await refuseSecond(trx, account);
    if (balance < min_withdrawal) {
      const least = formatMoney({ amount: min_withdrawal, currency });
      throw conflict(`You can withdraw once you have ${least}.`);
    }
    return openRequest(trx, account, {
      amount: balance,
      requestedBy: userId,
      changeId,
      now: clock.now(),
    });
  });
  return readRequest(db, id);
}

interface NewRequest {
  amount: number;
  requestedBy: number;
  changeId: string;
  note?: string;
  now: Date;
}

/** Takes an amount out of a balance, which must be held, for a request. */
export async function openRequest(
  trx: Trx,
  account: RewardAccountKey,
  { amount, requestedBy, changeId, note, now }: NewRequest,
): Promise<Row> {
  const { currency } = await readRules(trx, account.program);
  const row = await trx
    .insertInto('withdraw_request')
    .values({
      user_id: account.userId,
      program: account.program,
      amount,
      currency,
      requested_by: requestedBy,
      change_id: changeId,
      note: note ?? null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const reason = 'Withdrawal request';
  const entry = { pot: 'balance', kind: 'withdrawal', amount: -amount, reason } as const;
  await writeRewards(trx, account, [{ ...entry, request_id: row.id, actor_id: requestedBy }], {
    currency,
    now,
  });
  await noteActivity(trx, { ...account, kind: 'withdrawal', amount: -amount, now });
  return row;
}

/** The request that was sent with this id before. */
export function findKnown(
  trx: Trx,
  requestedBy: number,
  changeId: string,
): Promise<Row | undefined> {
  return trx
    .selectFrom('withdraw_request')
    .selectAll()
    .where('requested_by', '=', requestedBy)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
}

export function sameAccount(row: Row, { userId, program }: RewardAccountKey): Row {
  if (row.user_id !== userId || row.program !== program)
    throw unprocessable('This request was already sent for another balance.');
  return row;
}

/** One request at a time: the next waits until the first is decided. */
export async function refuseSecond(trx: Trx, { userId, program }: RewardAccountKey): Promise<void> {
  const open = await trx
    .selectFrom('withdraw_request')
    .select('id')
    .where('user_id', '=', userId)
    .where('program', '=', program)
    .where('status', '=', WithdrawStatus.requested)
    .executeTakeFirst();
  if (open) throw conflict('A withdrawal request is waiting for a decision.');
}

/** Turns someone's balance into credits for their next purchase. Sent again, it is done once. */
export async function turnIntoCredits(
  { db, clock }: WithdrawDeps,
  userId: number,
  { type, changeId }: Wish,
): Promise<void> {
  const account = { userId, program: type as RewardProgram };
  await db.transaction().execute(async (trx) => {
    await lockRewards(trx, account);
    const known = await trx
      .selectFrom('reward_credit_wish')
      .select('credit_id')
      .where('user_id', '=', userId)
      .where('change_id', '=', changeId)
      .executeTakeFirst();
    if (known) return;
    const now = clock.now();
    const { currency } = await readRules(trx, type);
    const { balance: amount } = await sumRewards(trx, account);
    if (amount === 0) throw conflict('There is no balance to turn into credits.');
    const cause = { kind: 'reward', reason: 'Referral rewards', actor_id: userId, now };
    const id = await addCredit(trx, { userId, currency }, amount, cause);
    await trx
      .insertInto('reward_credit_wish')
      .values({ user_id: userId, change_id: changeId, credit_id: id })
      .execute();
    const entry = {
      pot: 'balance',
      kind: 'credit',
      amount: -amount,
      reason: 'Turned into credits',
    };
    await writeRewards(trx, account, [{ ...entry, credit_id: id, actor_id: userId }], {
      currency,
      now,
    });
    await noteActivity(trx, { ...account, kind: 'credit', amount: -amount, now });
  });
}
