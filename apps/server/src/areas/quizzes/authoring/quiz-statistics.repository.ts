import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/**
 * How each question of a quiz was answered, by the reviews kept with the latest 5,000 submissions. A wrong answer is
 * one that was picked and isn't correct, or other words in the blank, whatever their case.
 */
export async function selectQuizStatistics(
  db: Kysely<DB>,
  quizId: number,
): Promise<Schema<'QuestionStatistics'>[]> {
  const { rows } = await sql<Schema<'QuestionStatistics'>>`
    with reviewed as materialized (
      select question from (
        select review from quiz_submission where quiz_id = ${quizId} order by id desc limit 5000) latest
      cross join lateral jsonb_array_elements(latest.review) question),
    wrong as (
      select (question ->> 'id')::bigint as question_id, given.answer, count(*)::int as count
      from reviewed cross join lateral (
        select answer ->> 'answer' as answer from jsonb_array_elements(question -> 'answers') answer
          where (answer ->> 'isPicked')::boolean and not (answer ->> 'isCorrect')::boolean
        union all
        select lower(trim(question ->> 'text'))
          where question ->> 'type' <> 'exercise' and trim(question ->> 'text') <> '' and not (question ->> 'isCorrect')::boolean) given
      group by 1, 2),
    ranked as (
      select *, row_number() over (partition by question_id order by count desc, answer) as place from wrong),
    answered as (
      select (question ->> 'id')::bigint as question_id, count(*)::int as answered,
        (count(*) filter (where (question ->> 'isCorrect')::boolean))::int as right_count
      from reviewed group by 1)
    select q.id as "questionId", coalesce(a.answered, 0) as answered, coalesce(a.right_count, 0) as right,
      coalesce((select jsonb_agg(jsonb_build_object('answer', r.answer, 'count', r.count) order by r.place)
        from ranked r where r.question_id = q.id and r.place <= 3), '[]') as wrong
    from quiz_question q left join answered a on a.question_id = q.id
    where q.quiz_id = ${quizId} order by q.position`.execute(db);
  return rows;
}
