import type { Schema } from '@uplink/api-client';
import { COMMENTS_PER_SUBMISSION } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userRef } from '../refs.ts';

type Db = Kysely<DB>;
type Comment = Schema<'SubmissionComment'>;

/** The comments on a submission that a person sees: what was sent, and own drafts. */
export async function listComments(
  db: Db,
  submissionId: number,
  readerId: number,
): Promise<Comment[]> {
  return select(
    db,
    sql`c.submission_id = ${submissionId} and (c.sent_at is not null or c.author_id = ${readerId})`,
  );
}

export async function findComment(
  db: Db,
  submissionId: number,
  id: string,
): Promise<Comment | undefined> {
  return (await select(db, sql`c.submission_id = ${submissionId} and c.id = ${id}::uuid`))[0];
}

async function select(db: Db, condition: RawBuilder<unknown>): Promise<Comment[]> {
  const { rows } = await sql<Omit<Comment, 'date'> & { created_at: Date }>`
    select c.id, c.version, c.message, c.is_required as "isRequired", c.sent_at is null as "isDraft",
      c.fixed_in as "fixedIn", c.created_at, ${userRef('a')} as author,
      jsonb_build_object('part', c.part, 'name', c.part_name, 'line', c.line, 'quote', c.quote) as place
    from submission_comment c join app_user a on a.id = c.author_id
    where ${condition} order by c.created_at, c.id limit ${sql.lit(COMMENTS_PER_SUBMISSION)}`.execute(
    db,
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, date: created_at.toISOString() }));
}

export interface Draft extends Schema<'SubmissionCommentInput'> {
  id: string;
  submissionId: number;
  authorId: number;
  now: Date;
}

/** Keeps a draft, new or changed; false when the id is of a comment that is no draft of this author here. */
export async function saveDraft(trx: Db, draft: Draft): Promise<boolean> {
  const { place } = draft;
  const words = { message: draft.message, is_required: draft.isRequired };
  const saved = await trx
    .insertInto('submission_comment')
    .values({
      id: draft.id,
      submission_id: draft.submissionId,
      author_id: draft.authorId,
      version: draft.version,
      part: place.part,
      part_name: place.name,
      line: place.line,
      quote: place.quote,
      ...words,
      created_at: draft.now,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(words)
        .where('submission_comment.author_id', '=', draft.authorId)
        .where('submission_comment.submission_id', '=', draft.submissionId)
        .where('submission_comment.sent_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function countComments(db: Db, submissionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('submission_comment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface DraftsOf {
  submissionId: number;
  authorId: number;
}

export async function countDrafts(db: Db, { submissionId, authorId }: DraftsOf): Promise<number> {
  const { count } = await db
    .selectFrom('submission_comment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submission_id', '=', submissionId)
    .where('author_id', '=', authorId)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sends all drafts of a mentor on a submission, with the decision they belong to. */
export async function sendDrafts(trx: Db, of: DraftsOf & { now: Date }): Promise<void> {
  await trx
    .updateTable('submission_comment')
    .set({ sent_at: of.now })
    .where('submission_id', '=', of.submissionId)
    .where('author_id', '=', of.authorId)
    .where('sent_at', 'is', null)
    .execute();
}

/** What was asked for on earlier attempts and is still open, the oldest first. */
export async function listOpenRemarks(
  db: Db,
  { submissionId, version }: { submissionId: number; version: number },
) {
  return db
    .selectFrom('submission_comment')
    .select(['part_name', 'line', 'message'])
    .where('submission_id', '=', submissionId)
    .where('version', '<', version)
    .where('is_required', '=', true)
    .where('sent_at', 'is not', null)
    .where('fixed_in', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}
