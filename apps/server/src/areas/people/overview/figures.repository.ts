import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

export type FigureKind = Schema<'StaffFigure'>['kind'];

/** When something was counted, as how much, and of amounts in which currency. */
const sources: Record<FigureKind, RawBuilder<unknown>> = {
  signUps: sql`select sign_up_date as at, 1 as value, null as currency
    from app_user where deleted_at is null`,
  purchases: sql`select started_at as at, 1 as value, null as currency
    from purchase where started_at is not null`,
  income: sql`select paid_at as at, amount as value, currency
    from payment where status = 'paid' and amount > 0`,
  refunded: sql`select r.updated_at as at, r.amount as value, p.currency
    from refund r join payment p on p.id = r.payment_id where r.status = 'succeeded'`,
};

export interface FigureRow {
  /** The step of the chart; null for the days before the range. */
  start: string | null;
  currency: string | null;
  value: number;
}

export interface FigureRange {
  since: string;
  days: number;
  step: string;
}

/** Sums of the steps of a range, and of as many days before it. */
export async function sumFigure(
  db: Kysely<DB>,
  kind: FigureKind,
  { since, days, step }: FigureRange,
): Promise<FigureRow[]> {
  const first = sql`(${since}::timestamp at time zone 'UTC')`;
  const span = sql`${days}::int * interval '1 day'`;
  const { rows } = await sql<FigureRow>`
    select case when at >= ${first}
        then to_char(date_trunc(${step}::text, at at time zone 'UTC'), 'YYYY-MM-DD') end as start,
      currency, sum(value)::bigint as value
    from (${sources[kind]}) counted
    where at >= ${first} - ${span} and at < ${first} + ${span}
    group by 1, 2`.execute(db);
  return rows;
}
