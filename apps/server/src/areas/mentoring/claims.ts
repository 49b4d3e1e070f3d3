import type { Schema } from '@uplink/api-client';
import { REVIEW_CLAIM_MINUTES } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { userRef } from '../refs.ts';

const lasting = REVIEW_CLAIM_MINUTES * 60_000;

/** What a piece of work that can be claimed has in its row. */
export interface ClaimRow {
  claimed_by: number | null;
  claimed_at: Date | null;
}

/** Nobody's: what a decision leaves behind. */
export const unclaimed = { claimed_by: null, claimed_at: null } as const;

/** The claim of a joined row, by the clock of the server; null once it is over. */
export const claimAt = (alias: string, now: Date): RawBuilder<ClaimJson | null> => sql`
  (select jsonb_build_object('by', ${userRef('holder')}, 'since', ${sql.ref(`${alias}.claimed_at`)})
    from app_user holder where holder.id = ${sql.ref(`${alias}.claimed_by`)}
      and ${sql.ref(`${alias}.claimed_at`)} > ${new Date(now.getTime() - lasting)})`;

/** As PostgreSQL writes it. */
export interface ClaimJson {
  by: Schema<'UserRef'>;
  since: string;
}

export function toClaim(claim: ClaimJson | null): Schema<'ReviewClaim'> | null {
  if (claim === null) return null;
  const since = new Date(claim.since);
  return {
    by: claim.by,
    since: since.toISOString(),
    until: new Date(since.getTime() + lasting).toISOString(),
  };
}

/**
 * Refuses work another reviewer has claimed. The row must be locked, so that only one of two gets
 * it.
 */
export async function requireFree(trx: Kysely<DB>, row: ClaimRow, reviewerId: number, now: Date) {
  const { claimed_by, claimed_at } = row;
  const isOver = claimed_at === null || now.getTime() - claimed_at.getTime() >= lasting;
  if (claimed_by === null || isOver || claimed_by === reviewerId) return;
  const { first_name, last_name } = await trx
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', claimed_by)
    .executeTakeFirstOrThrow();
  const left = Math.ceil((claimed_at.getTime() + lasting - now.getTime()) / 60_000);
  throw conflict(
    `${first_name} ${last_name} is reviewing this. You can take over when they give it back, or in ${left} ${left === 1 ? 'minute' : 'minutes'}.`,
  );
}
