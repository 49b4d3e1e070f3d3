import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { userRef } from '../refs.ts';
import { type MilestoneKey, requireReviewable } from './milestone-review.service.ts';
import { readMilestone } from './milestones.service.ts';

type Db = Kysely<DB>;

/** A learner's milestone with what happened to it, for who decides on it. */
export async function readReviewedMilestone(
  db: Db,
  reviewer: PolicyPerson,
  key: MilestoneKey,
  now: Date,
): Promise<Schema<'ReviewedMilestone'>> {
  const { by } = await requireReviewable(db, reviewer, key, now);
  const [milestone, events, user] = await Promise.all([
    readMilestone(db, by, { isOwn: false }),
    listEvents(db, key),
    findPerson(db, key.userId),
  ]);
  return { milestone, user, events };
}

async function findPerson(db: Db, id: number): Promise<Schema<'UserRef'>> {
  const row = await db
    .selectFrom('app_user')
    .select(['id', 'avatar', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('This milestone does not exist.');
  return { id: row.id, name: `${row.first_name} ${row.last_name}`, avatar: row.avatar };
}

async function listEvents(db: Db, key: MilestoneKey): Promise<Schema<'MilestoneEvent'>[]> {
  const { rows } = await sql<Omit<Schema<'MilestoneEvent'>, 'date'> & { created_at: Date }>`
    select * from (
      select e.id, e.status, e.version, e.feedback, e.created_at, ${userRef('a')} as by
      from milestone_event e join app_user a on a.id = e.actor_id
      where e.user_id = ${key.userId} and e.cohort_milestone_id = ${key.id}
      order by e.id desc limit 200) latest
    order by id`.execute(db);
  return rows.map(({ created_at, ...event }) => ({ ...event, date: created_at.toISOString() }));
}
