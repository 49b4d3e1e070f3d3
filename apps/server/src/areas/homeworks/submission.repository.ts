import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type ClaimJson, claimAt, toClaim } from '../mentoring/claims.ts';
import { asShown, visibilityOf } from '../moderation/hidden.ts';
import { productRef, userRef } from '../refs.ts';

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
