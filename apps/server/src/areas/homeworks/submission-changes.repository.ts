import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userRef } from '../refs.ts';
import type { GradedItem } from './exercise-items.ts';

/** The learner's row of a homework, made when it is missing, locked until the transaction ends. */
export async function lockSubmission(trx: Kysely<DB>, homeworkId: number, userId: number) {
  await trx
    .insertInto('homework_submission')
    .values({ homework_id: homeworkId, user_id: userId, status: 'notSubmitted' })
    .onConflict((conflict) => conflict.columns(['homework_id', 'user_id']).doNothing())
    .execute();
  return trx
    .selectFrom('homework_submission')
    .select(['id', 'status', 'version', 'claimed_by', 'claimed_at'])
    .where('homework_id', '=', homeworkId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertItems(
  trx: Kysely<DB>,
  answer: {
    submissionId: number;
    version: number;
    items: Schema<'SubmissionItem'>[];
    graded: ReadonlyMap<string, GradedItem>;
  },
) {
  if (answer.items.length === 0) return;
  await trx
    .insertInto('submission_item')
    .values(
      answer.items.map(({ itemId, textAnswer }) => {
        const { grade, exercise } = answer.graded.get(itemId) ?? {};
        return {
          submission_id: answer.submissionId,
          version: answer.version,
          item_id: itemId,
          text_answer: textAnswer,
          grade: grade ? JSON.stringify(grade) : null,
          exercise: exercise ? JSON.stringify(exercise) : null,
        };
      }),
    )
    .execute();
}

/** The answers by item and the sorted file keys of a version. */
export async function listHandedIn(
  trx: Kysely<DB>,
  { id, version }: { id: number; version: number },
) {
  const items = await trx
    .selectFrom('submission_item')
    .select(['item_id', 'text_answer'])
    .where('submission_id', '=', id)
    .where('version', '=', version)
    .execute();
  const files = await trx
    .selectFrom('submission_file')
    .select('upload_key')
    .where('submission_id', '=', id)
    .where('version', '=', version)
    .execute();
  return {
    items: Object.fromEntries(items.map((item) => [item.item_id, item.text_answer])),
    keys: files.map((file) => file.upload_key).sort(),
  };
}

export function findLastMessage(trx: Kysely<DB>, submissionId: number) {
  return trx
    .selectFrom('submission_message')
    .select(['author_id', 'message'])
    .where('submission_id', '=', submissionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertMessage(
  trx: Kysely<DB>,
  row: { submissionId: number; authorId: number; message: string; now: Date },
) {
  const { id } = await trx
    .insertInto('submission_message')
    .values({
      submission_id: row.submissionId,
      author_id: row.authorId,
      message: row.message,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertEvent(
  trx: Kysely<DB>,
  row: {
    submissionId: number;
    actorId: number;
    status: string;
    version: number;
    changeId?: string | undefined;
    now: Date;
  },
) {
  await trx
    .insertInto('submission_event')
    .values({
      submission_id: row.submissionId,
      actor_id: row.actorId,
      status: row.status,
      version: row.version,
      change_id: row.changeId ?? null,
      created_at: row.now,
    })
    .execute();
}

/** The decision that was sent with this id before. */
export async function findChange(
  trx: Kysely<DB>,
  submissionId: number,
  changeId: string | undefined,
) {
  if (changeId === undefined) return undefined;
  return trx
    .selectFrom('submission_event')
    .select(['actor_id as actorId', 'status'])
    .where('submission_id', '=', submissionId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
}

/** What a submission is now and who made it so. */
export async function readCurrent(
  trx: Kysely<DB>,
  { id, status, version }: { id: number; status: string; version: number },
): Promise<Schema<'CurrentState'>> {
  const last = await trx
    .selectFrom('submission_event')
    .innerJoin('app_user as actor', 'actor.id', 'submission_event.actor_id')
    .select([userRef('actor').$castTo<Schema<'UserRef'>>().as('by'), 'submission_event.created_at'])
    .where('submission_id', '=', id)
    .orderBy('submission_event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const date = last?.created_at.toISOString() ?? null;
  return { status, version, by: last?.by ?? null, date };
}
