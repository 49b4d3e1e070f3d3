import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { openRows } from '../../../vault/vault.ts';
import { directionOf, fromMicroseconds, type ListWindow, toMicroseconds } from '../../keyset.ts';
import { userRef } from '../../refs.ts';

/** The survey of a program as its authors see it; version 0 before it was first saved. */
export async function selectCreatorSurvey(
  db: Kysely<DB>,
  moduleId: number,
): Promise<Schema<'CreatorSurvey'>> {
  const row = await db
    .selectFrom('onboarding_survey')
    .select(['version', 'title', 'intro', 'questions'])
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  if (!row) return { version: 0, title: '', intro: '', questions: [], answerCount: 0 };
  const questions = row.questions as unknown as Schema<'SurveyQuestion'>[];
  return { ...row, questions, answerCount: await countAnswers(db, moduleId) };
}

export async function countAnswers(db: Kysely<DB>, moduleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('onboarding_answer')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('module_id', '=', moduleId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface AnswersRow {
  user: Schema<'UserRef'>;
  answeredAt: Date;
  answers: Schema<'SurveyAnswer'>[];
  /** Where it is in the list. */
  place: [number, number];
}

/** Answers, the latest first; one row more than the page shows. */
export async function selectAnswers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  moduleId: number,
  window: ListWindow,
): Promise<AnswersRow[]> {
  const { after, order, start } = directionOf(window);
  const [at, userId] = window.place?.key ?? [];
  const from = at === undefined ? start : fromMicroseconds(sql`${at}::bigint`);
  const { rows } = await sql<AnswersRow>`
    select ${userRef('u')} as user, a.answered_at as "answeredAt", a.answers,
      jsonb_build_array(${toMicroseconds(sql`a.answered_at`)}, a.user_id) as place
    from onboarding_answer a join app_user u on u.id = a.user_id
    where a.module_id = ${moduleId} and (a.answered_at, a.user_id) ${after} (${from}, ${userId ?? 0}::bigint)
    order by a.answered_at ${order}, a.user_id ${order}
    limit ${window.pageSize + 1}`.execute(db);
  const opened = await openRows(db, config, 'onboarding_answer', rows);
  return opened.map((row) => ({ ...row, answers: row.answers ?? [] }));
}
