import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { DB, RewardEntry } from '../../db/schema.ts';
import type { RewardProgram } from './referral.rules.ts';

type Trx = Transaction<DB>;

/** Whose rewards of which program. */
export interface RewardAccountKey {
  userId: number;
  program: RewardProgram;
}

type Entry = Omit<Insertable<RewardEntry>, 'user_id' | 'program' | 'currency' | 'created_at'>;

/** Locks an account until the transaction ends, so that its rewards are moved in turn. */
export async function lockRewards(trx: Trx, { userId, program }: RewardAccountKey): Promise<void> {
  await trx
    .insertInto('reward_account')
    .values({ user_id: userId, program })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('reward_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('program', '=', program)
    .forUpdate()
    .execute();
}

/** Writes movements down; entries of nothing are left out. The account must be held. */
export async function writeRewards(
  trx: Trx,
  { userId, program }: RewardAccountKey,
  entries: readonly Entry[],
  { currency, now }: { currency: string; now: Date },
): Promise<void> {
  const rows = entries.filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return;
  await trx
    .insertInto('reward_entry')
    .values(rows.map((row) => ({ ...row, user_id: userId, program, currency, created_at: now })))
    .execute();
}

export interface RewardSums {
  balance: number;
  held: number;
}

/** What is theirs and what is held back: sums of the entries, stored nowhere. */
export async function sumRewards(
  db: Kysely<DB>,
  { userId, program }: RewardAccountKey,
): Promise<RewardSums> {
  const { rows } = await sql<RewardSums>`
    select coalesce(sum(amount) filter (where pot = 'balance'), 0)::bigint as balance,
      coalesce(sum(amount) filter (where pot = 'held'), 0)::bigint as held
    from reward_entry where user_id = ${userId} and program = ${program}`.execute(db);
  return rows[0] as RewardSums;
}
