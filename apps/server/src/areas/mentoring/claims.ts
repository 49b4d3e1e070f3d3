import type { Schema } from '@uplink/api-client';
import { REVIEW_CLAIM_MINUTES } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { taken } from '../../plugins/errors/errors.ts';
import { userRef } from '../refs.ts';

const minute = 60_000;
const lasting = REVIEW_CLAIM_MINUTES * minute;

/** What a piece of work that can be claimed has in its row. */
export interface ClaimRow {
  claimed_by: number | null;
  claimed_at: Date | null;
}

/** No one's: what a decision leaves behind. */
export const unclaimed = { claimed_by: null, claimed_at: null } as const;

/** The claim of a joined row; null once it has expired by the server's clock. */
export const claimAt = (alias: string, now: Date): RawBuilder<ClaimJson | null> => sql`
  (select jsonb_build_object('by', ${userRef('holder')}, 'since', ${sql.ref(`${alias}.claimed_at`)})
    from app_user holder where holder.id = ${sql.ref(`${alias}.claimed_by`)}
      and ${sql.ref(`${alias}.claimed_at`)} > ${new Date(now.getTime() - lasting)})`;

/** As PostgreSQL writes it. */
export interface ClaimJson {
  by: Schema<'UserRef'>;
  since: string;
}

export const toClaim = (claim: ClaimJson | null) => claim && claimSince(claim);

function claimSince(claim: ClaimJson): Schema<'ReviewClaim'> {
  const since = new Date(claim.since);
  return {
    by: claim.by,
    since: since.toISOString(),
    until: new Date(since.getTime() + lasting).toISOString(),
  };
}

/**
 * Refuses work another reviewer has claimed: the error says who, and until when. The row must be locked, so
 * that only one of two gets it.
 */
export async function requireFree(
  trx: Kysely<DB>,
  row: ClaimRow,
  { reviewerId, now, current }: Claiming,
) {
  const { claimed_by, claimed_at } = row;
  const isOver = claimed_at === null || now.getTime() - claimed_at.getTime() >= lasting;
  if (claimed_by === null || isOver || claimed_by === reviewerId) return;
  const { by } = await trx
    .selectFrom('app_user')
    .select(userRef('app_user').$castTo<Schema<'UserRef'>>().as('by'))
    .where('id', '=', claimed_by)
    .executeTakeFirstOrThrow();
  const claim = claimSince({ by, since: claimed_at.toISOString() });
  const minutes = Math.ceil((new Date(claim.until).getTime() - now.getTime()) / minute);
  throw taken({ ...(await current()), claim }, minutes);
}

export interface Claiming {
  reviewerId: number;
  now: Date;
  /** Reads how the work is now, for who comes too late. */
  current: () => Promise<Schema<'CurrentState'>>;
}
