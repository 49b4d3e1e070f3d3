import { staffRoles } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { tooManyRequests } from '../../plugins/errors/errors.ts';
import type { Content } from './hidden.ts';
import { hasLink } from './links.rules.ts';

/** How long an account is new, and how many posts an hour it may write until then. */
const NEW_ACCOUNT_DAYS = 7;
const NEW_ACCOUNT_POSTS = 10;

type Db = Kysely<DB>;

/** A learner in their first days; staff are trusted from the first. */
async function findNewcomer(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select u.first_name || ' ' || u.last_name as name from app_user u where u.id = ${userId}
    and u.sign_up_date > ${now}::timestamptz - ${NEW_ACCOUNT_DAYS} * interval '1 day'
    and not exists (select 1 from user_role r where r.user_id = u.id and r.role in (${sql.join([...staffRoles])}))`.execute(
    db,
  );
  return rows[0];
}

/** Refuses a new account that posts all the time; called with the turn taken. */
export async function refuseNewAccountFlood(trx: Db, userId: number, now: Date): Promise<void> {
  if (!(await findNewcomer(trx, userId, now))) return;
  const since = sql`${now}::timestamptz - interval '1 hour'`;
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from lesson_question where user_id = ${userId} and created_at > ${since})::int +
    (select count(*) from lesson_response where user_id = ${userId} and created_at > ${since})::int +
    (select count(*) from submission_message where author_id = ${userId} and created_at > ${since})::int as count`.execute(
    trx,
  );
  if ((rows[0]?.count ?? 0) < NEW_ACCOUNT_POSTS) return;
  throw tooManyRequests(
    `New accounts can post ${NEW_ACCOUNT_POSTS} times an hour in their first week. Try again later.`,
  );
}

interface Posted extends Content {
  authorId: number;
  texts: readonly string[];
  now: Date;
}

/**
 * Holds a post with a link by a new account until staff have looked at it; the name above it may be one as well. Answers
 * whether it is held.
 */
export async function holdLinks(trx: Db, posted: Posted): Promise<boolean> {
  const { kind, contentId, authorId, now } = posted;
  const author = await findNewcomer(trx, authorId, now);
  if (!author || ![...posted.texts, author.name].some(hasLink)) return false;
  await sql`insert into moderation_case (kind, content_id, author_id, visibility, changed_at)
    values (${kind}, ${contentId}, ${authorId}, 'held', ${now})
    on conflict (kind, content_id) do update set visibility = 'held', status = 'open', changed_at = excluded.changed_at
    where moderation_case.visibility = 'shown'`.execute(trx);
  return true;
}

/** A text that was changed is another one than staff have seen, and may have a link now. */
export async function recheck(trx: Db, posted: Posted): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ version: sql`version + 1`, edited_at: posted.now })
    .where('kind', '=', posted.kind)
    .where('content_id', '=', posted.contentId)
    .execute();
  await holdLinks(trx, posted);
}
