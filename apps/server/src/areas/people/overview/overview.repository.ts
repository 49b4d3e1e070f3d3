import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { withdrawStatus } from '../../../db/status-codes.ts';
import { countUpTo } from '../../status-counts.ts';

type Overview = Schema<'StaffOverview'>;
export type Counted = Overview['decisions'][number]['kind'] | Overview['figures'][number]['kind'];

/** Staff must look at payments whose outcome is still unknown after this time. */
const unknownAfter = sql`interval '1 hour'`;

/** Payments that were sent and have no result from their provider. */
export const waitingPayments = (now: Date): RawBuilder<unknown> =>
  sql`status in ('due', 'sent', 'authenticating') and status = 'sent'
    and updated_at < ${now}::timestamptz - ${unknownAfter}`;

const rowsOf = (now: Date): Record<Exclude<Counted, 'failedJobs'>, RawBuilder<unknown>> => ({
  applications: sql`select 1 from application a where a.state = 'waiting'`,
  refundRequests: sql`select 1 from refund_request where status = 'requested'`,
  failedPayments: sql`select 1 from user_context where payment_status = 'declined' and payment_status <> 'ok'`,
  frozenAccounts: sql`select 1 from user_context where payment_status = 'frozen' and payment_status <> 'ok'`,
  unknownPayments: sql`select 1 from payment where ${waitingPayments(now)}`,
  startingCohorts: sql`select 1 from cohort
    where start_date between ${now}::timestamptz::date and ${now}::timestamptz::date + 14`,
  referralWithdrawals: sql`select 1 from withdraw_request where status = ${withdrawStatus.requested} and program = 'referral'`,
  ambassadorWithdrawals: sql`select 1 from withdraw_request where status = ${withdrawStatus.requested} and program = 'ambassador'`,
  suspectedReferrals: sql`select 1 from referral_enrollment where state = 'suspected'`,
  reports: sql`select 1 from moderation_case where status in ('open', 'appealed')`,
  users: sql`select 1 from app_user where deleted_at is null`,
  newUsers: sql`select 1 from app_user
    where deleted_at is null and sign_up_date > ${now}::timestamptz - interval '30 days'`,
  activePurchases: sql`select 1 from purchase where status in ('active', 'failed') and status = 'active'`,
});

/** How many there are of something, as far as lists count. */
export async function countFor(db: Kysely<DB>, kind: Counted, now: Date): Promise<number> {
  if (kind === 'failedJobs') return countFailedJobs(db);
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(rowsOf(now)[kind])} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countFailedJobs(db: Kysely<DB>): Promise<number> {
  if (!(await hasQueue(db))) return 0;
  const { rows } = await sql<{ count: number }>`
    select ${countUpTo(sql`select 1 from pgboss.job where state = 'failed'`)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The queue makes its tables when it starts for the first time. */
export async function hasQueue(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere ?? false;
}
