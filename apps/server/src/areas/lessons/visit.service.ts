import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { Refusal } from '../../plugins/errors/errors.ts';
import type { Exercises } from '../exercises/exercises.service.ts';
import { keepFreeAnswer } from '../exercises/free-exercises.service.ts';
import { finishLesson, startModule } from '../learning/progress.service.ts';
import { saveAnswer, submitQuiz } from '../quizzes/quizzes.service.ts';

interface FreeLesson {
  id: number;
  product_id: number;
  quiz_id: number | null;
  /** Whether the account handed its quiz in already. */
  is_answered: boolean;
}

interface Account extends Exercises {
  userId: number;
}

/**
 * Adds what a visitor did in free lessons to their new account, each part by the way a learner takes. What is
 * refused there is left out, and what is done already stays: a visit sent twice changes nothing.
 */
export async function keepVisit(
  academy: Exercises,
  userId: number,
  { visitId, lessons }: Schema<'Visit'>,
): Promise<Schema<'KeptVisit'>> {
  const { db, clock } = academy;
  const account = { ...academy, userId };
  if (!(await claimVisit(account, visitId))) return { lessonIds: [] };
  const visited = new Map(lessons.map((lesson) => [lesson.lessonId, lesson]));
  const free = await selectFreeLessons(account, [...visited.keys()]);
  for (const productId of new Set(free.map((lesson) => lesson.product_id)))
    await unlessRefused(() => startModule(db, clock, userId, productId));
  for (const lesson of free) await keepLesson(account, lesson, visited.get(lesson.id));
  return { lessonIds: free.map(({ id }) => id) };
}

/** Whether a visit is this account's: it is the first to send it, or sends it again. */
async function claimVisit({ db, clock, userId }: Account, visitId: string): Promise<boolean> {
  await db
    .insertInto('visit')
    .values({ id: visitId, user_id: userId, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = await db
    .selectFrom('visit')
    .select('id')
    .where('id', '=', visitId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return own !== undefined;
}

async function selectFreeLessons({ db, userId }: Account, ids: number[]): Promise<FreeLesson[]> {
  const { rows } = await sql<FreeLesson>`
    select l.module_id as id, l.product_id, q.id as quiz_id, exists (
      select 1 from quiz_submission s where s.quiz_id = q.id and s.user_id = ${userId}) as is_answered
    from lesson l
    join module p on p.id = l.product_id and p.is_public and p.deleted_at is null
    left join quiz q on q.module_id = l.module_id and q.deleted_at is null
    where l.module_id = any (${ids}::bigint[]) and l.is_free
    order by l.product_id, l.ordinal`.execute(db);
  return rows;
}

async function keepLesson(
  account: Account,
  { id, quiz_id, is_answered }: FreeLesson,
  visited: Schema<'VisitedLesson'> | undefined,
) {
  const { db, clock, userId } = account;
  const { position, answers, drafts = [], exercises = [], isFinished } = visited ?? {};
  if (position !== undefined) await keepPosition(account, id, position);
  if (answers && quiz_id !== null && !is_answered)
    await unlessRefused(() => submitQuiz(account, userId, quiz_id, { answers }));
  if (quiz_id !== null)
    for (const draft of drafts) await unlessRefused(() => keepDraft(account, quiz_id, draft));
  for (const exercise of exercises)
    await unlessRefused(() => keepFreeAnswer(account, { userId, lessonId: id }, exercise));
  if (isFinished) await unlessRefused(() => finishLesson(db, clock, userId, id));
}

/** Version 0: an answer that the account has saved itself stays. */
function keepDraft({ db, clock, userId }: Account, quizId: number, draft: Schema<'QuizAnswer'>) {
  const { questionId, ...answer } = draft;
  return saveAnswer(db, clock, { userId, quizId, questionId }, { ...answer, baseVersion: 0 });
}

/** Where the video was left. Nothing counts as watched: no clock measured it. */
async function keepPosition({ db, clock, userId }: Account, lessonId: number, position: number) {
  const now = clock.now();
  await sql`
    insert into video_progress (user_id, module_id, position, opened_at, reported_at)
    select ${userId}, module_id, least(${position}::numeric, video_duration), ${now}, ${now}
    from lesson where module_id = ${lessonId} and video_duration is not null
    on conflict (user_id, module_id) do update set position = excluded.position
    where video_progress.position = 0`.execute(db);
}

async function unlessRefused(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
