import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type ClaimJson, claimAt, toClaim } from '../mentoring/claims.ts';
import { asShown, visibilityOf } from '../moderation/hidden.ts';
import { productRef, userRef } from '../refs.ts';
import type { GradedItem } from './exercise-items.ts';

const hiddenMessage = 'This message was hidden by our team.';

interface SubmissionRow {
  id: number;
  homework_id: number;
  module_id: number;
  product_id: number;
  title: string;
  type: 'UPLOAD' | 'DIGITIZE';
  lesson: Schema<'LessonRef'>;
  learner: Schema<'UserRef'>;
  reviewer: Schema<'UserRef'> | null;
  status: Schema<'SubmissionStatus'>;
  version: number;
  submitted_at: Date | null;
  items: Schema<'SubmissionItem'>[];
  grades: Schema<'ItemGrade'>[];
  files: Schema<'SubmissionFile'>[];
  previous: Schema<'SubmissionAttempt'>[];
  messages: (Omit<Schema<'SubmissionMessage'>, 'date'> & { date: string; authorId: number })[];
  events: Schema<'SubmissionEvent'>[];
  claim: ClaimJson | null;
}

/** What one version of a submission holds. */
const itemsOf = (version: string) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'textAnswer', text_answer) order by item_id), '[]')
    from submission_item where submission_id = s.id and version = ${sql.ref(version)})`;
const gradesOf = (version: string) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'grade', grade) || case when exercise is null then '{}' else jsonb_build_object('exercise', exercise) end order by item_id), '[]')
    from submission_item where submission_id = s.id and version = ${sql.ref(version)} and grade is not null)`;
const filesOf = (version: string) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name, 'size', f.size, 'uploadedAt', f.uploaded_at) order by f.id), '[]')
    from submission_file f where f.submission_id = s.id and f.version = ${sql.ref(version)})`;

export interface FoundSubmission {
  submission: Schema<'Submission'>;
  productId: number;
}

/** A submission with its newest items and files, its thread and its history. */
export async function findSubmission(
  db: Kysely<DB>,
  by: { submissionId: number } | { homeworkId: number; userId: number },
  { now, readerId }: { now: Date; readerId: number },
): Promise<FoundSubmission | undefined> {
  const where =
    'submissionId' in by
      ? sql`s.id = ${by.submissionId}`
      : sql`s.homework_id = ${by.homeworkId} and s.user_id = ${by.userId}`;
  const { rows } = await sql<SubmissionRow>`
    select s.id, s.homework_id, h.module_id, l.product_id, h.title, h.type, s.status, s.version, s.submitted_at,
      jsonb_build_object('id', lm.id, 'name', lm.name, 'sectionId', l.section_id, 'product',
        ${productRef('p')}) as lesson,
      ${userRef('u')} as learner,
      case when r.id is null then null else ${userRef('r')} end as reviewer,
      ${claimAt('s', now)} as claim,
      ${itemsOf('s.version')} as items,
      ${gradesOf('s.version')} as grades,
      ${filesOf('s.version')} as files,
      (select coalesce(jsonb_agg(jsonb_build_object('version', v.version, 'submittedAt', v.created_at,
          'items', ${itemsOf('v.version')}, 'grades', ${gradesOf('v.version')}, 'files', ${filesOf('v.version')}) order by v.version desc), '[]')
        from submission_event v where v.submission_id = s.id and v.status = 'pending' and v.version < s.version) as previous,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'author', ${userRef('a')}, 'authorId', m.author_id,
          'isMentor', m.author_id <> s.user_id, 'state', ${visibilityOf('message', sql`m.id`)},
          'message', case when m.author_id = ${readerId} then m.message else ${asShown('message', sql`m.id`, { text: sql`m.message`, hidden: hiddenMessage })} end, 'date', m.created_at) order by m.id), '[]')
        from submission_message m join app_user a on a.id = m.author_id where m.submission_id = s.id) as messages,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'status', e.status, 'version', e.version, 'date', e.created_at) order by e.id), '[]')
        from submission_event e where e.submission_id = s.id) as events
    from homework_submission s
    join homework h on h.id = s.homework_id
    join authored_lesson l on l.module_id = h.module_id
    join module lm on lm.id = l.module_id
    join module p on p.id = l.product_id
    join app_user u on u.id = s.user_id
    left join app_user r on r.id = s.reviewed_by
    where ${where}`.execute(db);
  return rows[0] && toSubmission(rows[0]);
}

/** The same for one that must be there. */
export async function getSubmission(
  db: Kysely<DB>,
  by: Parameters<typeof findSubmission>[1],
  at: Parameters<typeof findSubmission>[2],
): Promise<Schema<'Submission'>> {
  const found = await findSubmission(db, by, at);
  if (!found) throw notFound('This submission does not exist.');
  return found.submission;
}

/** jsonb keeps an instant as PostgreSQL writes it; the wire wants ISO 8601 in UTC. */
const iso = (instant: string) => new Date(instant).toISOString();

const toFile = (file: Schema<'SubmissionFile'>): Schema<'SubmissionFile'> => ({
  ...file,
  uploadedAt: iso(file.uploadedAt),
});

function toSubmission(row: SubmissionRow): FoundSubmission {
  return {
    productId: row.product_id,
    submission: {
      submissionId: row.id,
      homeworkId: row.homework_id,
      moduleId: row.module_id,
      title: row.title,
      type: row.type,
      lesson: row.lesson,
      user: row.learner,
      status: row.status,
      version: row.version,
      items: row.items,
      grades: row.grades,
      files: row.files.map(toFile),
      previous: row.previous.map(({ submittedAt, files, ...attempt }) => ({
        ...attempt,
        submittedAt: iso(submittedAt),
        files: files.map(toFile),
      })),
      messages: row.messages.map(({ authorId: _, ...message }) => ({
        ...message,
        date: iso(message.date),
      })),
      events: row.events.map((event) => ({ ...event, date: iso(event.date) })),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      reviewedBy: row.reviewer,
      claim: toClaim(row.claim),
    },
  };
}

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
