import type { Schema } from '@uplink/api-client';
import { REVIEW_UNDO_SECONDS } from '@uplink/api-client/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, ReviewDecision } from '../../../db/schema.ts';
import { userStatus } from '../../../db/status-codes.ts';

type Db = Kysely<DB>;
export type DecisionRow = Selectable<ReviewDecision>;

/** What the desk calls by one id and its learner, in the columns of its kind. */
export function workColumns({
  kind,
  workId,
  userId,
}: Pick<Schema<'DeskDecisionInput'>, 'kind' | 'workId' | 'userId'>) {
  return {
    submission_id: kind === 'homework' ? workId : null,
    quiz_submission_id: kind === 'quiz' ? workId : null,
    cohort_milestone_id: kind === 'milestone' ? workId : null,
    learner_id: kind === 'milestone' ? userId : null,
  };
}

export function kindOf(row: DecisionRow): Schema<'DeskKind'> {
  if (row.submission_id !== null) return 'homework';
  return row.quiz_submission_id === null ? 'milestone' : 'quiz';
}

export const toDecision = (row: DecisionRow): Schema<'DeskDecision'> => ({
  id: row.id,
  kind: kindOf(row),
  verdict: row.verdict as 'accept' | 'sendBack',
  // To who decided, what is being sent is as good as held: its end is not known yet.
  state: row.state === 'sending' ? 'held' : (row.state as 'held' | 'sent' | 'undone' | 'refused'),
  reason: row.reason,
  decidedAt: row.decided_at.toISOString(),
  settlesAt: row.settles_at.toISOString(),
});

export function findDecision(db: Db, id: string, mentorId: number) {
  return db
    .selectFrom('review_decision')
    .selectAll()
    .where('id', '=', id)
    .where('mentor_id', '=', mentorId)
    .executeTakeFirst();
}

export interface Held {
  id: string;
  mentorId: number;
  input: Schema<'DeskDecisionInput'>;
  /** The status of the work when it was decided on. */
  status: string;
  now: Date;
}

/** Keeps a decision for the time of an undo; undefined when the id or the work has one already. */
export function insertDecision(trx: Db, { id, mentorId, input, status, now }: Held) {
  return trx
    .insertInto('review_decision')
    .values({
      id,
      mentor_id: mentorId,
      ...workColumns(input),
      verdict: input.verdict,
      status,
      version: input.version,
      message: input.message?.trim() || null,
      decided_at: now,
      settles_at: new Date(now.getTime() + REVIEW_UNDO_SECONDS * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Takes a decision back that is still held. Of an undo and the sending, only one gets it. */
export function undoHeld(db: Db, key: { id: string; mentorId: number; now: Date }) {
  return db
    .updateTable('review_decision')
    .set({ state: 'undone' })
    .where('id', '=', key.id)
    .where('mentor_id', '=', key.mentorId)
    .where('state', '=', 'held')
    .where('settles_at', '>', key.now)
    .returningAll()
    .executeTakeFirst();
}

/** Ids of what is to be sent: held for long enough, or begun by a run that ended early. */
export async function listDue(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('review_decision')
    .select('id')
    .where('state', 'in', ['held', 'sending'])
    .where('settles_at', '<=', now)
    .orderBy('settles_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** From here on it can't be taken back. */
export function beginSending(db: Db, id: string, now: Date) {
  return db
    .updateTable('review_decision')
    .set({ state: 'sending' })
    .where('id', '=', id)
    .where('state', 'in', ['held', 'sending'])
    .where('settles_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a sending; false when another run has ended it. */
export async function endSending(
  db: Db,
  id: string,
  end: { state: 'sent' | 'refused'; reason: string | null },
): Promise<boolean> {
  const ended = await db
    .updateTable('review_decision')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** A mentor's current roles: someone who is no longer a mentor decides on nothing. */
export async function readRoles(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    select role from user_role join app_user u on u.id = user_id and u.status = ${userStatus.active} and not u.blocked
    where user_id = ${userId}`.execute(db);
  return rows.map(({ role }) => role);
}
