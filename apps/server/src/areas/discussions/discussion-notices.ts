import { discussionPagePath, discussionPath } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus, userStatus } from '../../db/status-codes.ts';
import { about } from '../notifications/about.ts';
import { notifyAll } from '../notifications/notify.ts';
import { type Discussion, mentorsOf } from './discussion-access.ts';

type Db = Kysely<DB>;

const longestTitle = 80;

interface Told {
  question: { id: number; title: string };
  now: Date;
}

/** Tells those who look after a product's discussions of a new question. */
export async function tellOfQuestion(trx: Db, at: Discussion, told: Told): Promise<void> {
  await tell(trx, at, told, {
    verb: 'asked',
    occasion: `question:${told.question.id}`,
    followers: sql`select null::bigint where false`,
  });
}

/** Tells the followers of a question, and those who look after the discussions, of a new response. */
export async function tellOfResponse(
  trx: Db,
  at: Discussion,
  { responseId, ...told }: Told & { responseId: number },
): Promise<void> {
  await tell(trx, at, told, {
    verb: 'answered',
    occasion: `response:${responseId}`,
    followers: sql`select user_id from lesson_question_follower where question_id = ${told.question.id}`,
  });
}

/** Everyone once, except the writer, blocked people, and those who can no longer open the product. */
async function tell(
  trx: Db,
  { lesson, userId }: Discussion,
  { question, now }: Told,
  { verb, occasion, followers }: { verb: string; occasion: string; followers: RawBuilder<unknown> },
): Promise<void> {
  const { rows } = await sql<{ id: number; isMentor: boolean; writer: string }>`
    with mentors as materialized (${mentorsOf(lesson.product.id)})
    select u.id, u.id in (select user_id from mentors) as "isMentor",
      (select first_name || ' ' || last_name from app_user where id = ${userId}) as writer
    from app_user u
    where u.status = ${userStatus.active} and not u.blocked and u.deleted_at is null and u.id <> ${userId}
      and (u.id in (${recipientsOf(lesson.product.id)})
        or (u.id in (${followers}) and (u.id in (select user_id from mentors)
          or exists (select 1 from learner_module own
            where own.user_id = u.id and own.module_id = ${lesson.product.id}
              and own.status in (${moduleStatus.learning}, ${moduleStatus.done})))))`.execute(trx);
  for (const isMentor of [true, false]) {
    const ids = rows.filter((row) => row.isMentor === isMentor).map(({ id }) => id);
    const pathOf = isMentor ? discussionPagePath : discussionPath;
    await notifyAll(trx, ids, {
      kind: 'answer',
      about: about.question(question.id),
      subject: shorten(question.title),
      type: 'info',
      message: `${rows[0]?.writer} ${verb} "${shorten(question.title)}".`,
      url: pathOf(lesson, question.id),
      occasion,
      now,
    });
  }
}

/** The people notified of a product's discussions: those chosen for it, otherwise its owner. */
const recipientsOf = (productId: number) => sql`
  select user_id from module_recipient where module_id = ${productId}
  union select owner_id from module where id = ${productId}
    and not exists (select 1 from module_recipient where module_id = ${productId})`;

function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
}
