import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { seatHolders } from '../milestones/seats.ts';

/** Free seats of a cohort `c`; null without a limit. */
export const seatsLeft = sql<number | null>`(
  case when c.seats is null then null
    else greatest(c.seats - (select count(*) from ${seatHolders} seat), 0) end)::int`;

/** Cohorts of a program that can be joined, with the seats no one has taken or is paying for. */
export async function selectOpenCohorts(
  db: Kysely<DB>,
  moduleId: number,
  at: Date,
): Promise<Schema<'OpenCohort'>[]> {
  const { rows } = await sql<Schema<'OpenCohort'>>`
    select c.id, c.name, c.start_date as "startDate", c.end_date as "endDate",
      ${seatsLeft} as "seatsLeft"
    from cohort c
    where c.module_id = ${moduleId} and c.is_open and c.end_date >= (${at} at time zone c.zone)::date
    order by c.start_date, c.id limit 50`.execute(db);
  return rows;
}

/** What is wrong with an order without a cohort: one is chosen while one has seats. */
export async function cohortFault(
  db: Kysely<DB>,
  moduleId: number,
  at: Date,
): Promise<string | undefined> {
  const cohorts = await selectOpenCohorts(db, moduleId, at);
  return cohorts.some(({ seatsLeft: left }) => left !== 0) ? required('') : undefined;
}

/** Refuses an order that names no cohort while one of the product's has seats. */
export async function requireCohort(
  db: Kysely<DB>,
  order: { moduleId: number; cohortId: number | null },
  at: Date,
): Promise<void> {
  if (order.cohortId !== null) return;
  const fault = await cohortFault(db, order.moduleId, at);
  if (fault) throw unprocessable('Choose a cohort.', { batchId: fault });
}
