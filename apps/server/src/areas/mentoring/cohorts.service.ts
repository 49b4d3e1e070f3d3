import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { productRef } from '../refs.ts';
import { reviews } from './scope.ts';

/**
 * The cohorts of the programs a mentor reviews, latest start first; all cohorts for staff.
 * Users can only read their own list.
 */
export async function listReviewedCohorts(
  db: Kysely<DB>,
  reviewer: PolicyPerson,
  ownerId: number,
): Promise<Schema<'ReviewedCohort'>[]> {
  if (ownerId !== reviewer.id) throw notFound("You don't have access to this list.");
  const isStaff = mayAny(reviewer, 'overseeMilestones');
  const scope = isStaff ? sql`true` : reviews(reviewer.id, sql`p.id`);
  const { rows } = await sql<Schema<'ReviewedCohort'>>`
    select c.id, c.name, c.start_date::text as "startDate", c.end_date::text as "endDate",
      ${productRef('p')} as product
    from cohort c join module p on p.id = c.module_id
    where ${scope} order by c.start_date desc, c.id limit 200`.execute(db);
  return rows;
}
