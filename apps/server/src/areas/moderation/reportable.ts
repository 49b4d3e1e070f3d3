import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { notFound, Refusal } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { openDiscussion } from '../discussions/discussion-access.ts';
import { findQuestion, findResponse } from '../discussions/discussions.repository.ts';
import { isThere } from '../following/people.repository.ts';
import { requireSubmission } from '../homeworks/review.service.ts';
import { type Content, findVisibility, type ModeratedKind } from './hidden.ts';

type Db = Kysely<DB>;
type Person = Pick<Caller, 'id' | 'roles'>;
type FindAuthor = (db: Db, person: Person, id: number, now: Date) => Promise<number | undefined>;

const missing = () => notFound("This doesn't exist, or you can't see it.");

/** Who wrote something, for those who can read it; everyone else learns nothing, not even that it is there. */
export async function requireReportable(
  db: Db,
  person: Person,
  content: Content,
  now: Date,
): Promise<number> {
  const author = await authors[content.kind](db, person, content.contentId, now).catch(
    (error: unknown) => {
      if (error instanceof Refusal && (error.status === 403 || error.status === 404))
        throw missing();
      throw error;
    },
  );
  if (author === undefined || (await findVisibility(db, content)) !== 'shown') throw missing();
  return author;
}

const authors: Record<ModeratedKind, FindAuthor> = {
  async question(db, person, id) {
    const row = await db
      .selectFrom('lesson_question')
      .select('module_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const at = await openDiscussion(db, person, row.module_id);
    return (await findQuestion(db, at, id))?.author.id;
  },
  async response(db, person, id) {
    const row = await db
      .selectFrom('lesson_response')
      .innerJoin('lesson_question', 'lesson_question.id', 'question_id')
      .select(['module_id', 'question_id'])
      .where('lesson_response.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const at = await openDiscussion(db, person, row.module_id);
    if (!(await findQuestion(db, at, row.question_id))) return undefined;
    return (await findResponse(db, at, row.question_id, id))?.author.id;
  },
  async rating(db, person, id) {
    const row = await db
      .selectFrom('rating')
      .innerJoin('app_user', 'app_user.id', 'user_id')
      .select(['module_id', 'user_id'])
      .where('rating.id', '=', id)
      .where('blocked', '=', false)
      .executeTakeFirst();
    if (!row) return undefined;
    await readModule(db, person.id, row.module_id);
    return row.user_id;
  },
  async profile(db, person, id) {
    const { rows } = await sql`select 1 from app_user person where person.id = ${id}
      and ((person.is_profile_public and ${isThere}) or person.id = ${person.id})`.execute(db);
    return rows.length > 0 ? id : undefined;
  },
  async message(db, person, id, now) {
    const row = await db
      .selectFrom('submission_message')
      .innerJoin('homework_submission', 'homework_submission.id', 'submission_id')
      .select(['submission_id', 'homework_id', 'author_id'])
      .where('submission_message.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const key = { homeworkId: row.homework_id, submissionId: row.submission_id };
    await requireSubmission(db, person, key, now);
    return row.author_id;
  },
};
