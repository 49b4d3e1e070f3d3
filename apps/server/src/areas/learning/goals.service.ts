import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

type Goals = Schema<'Goals'>;
const questions = ['goal', 'level', 'evenings'] as const;

export async function readGoals(db: Kysely<DB>, userId: number): Promise<Goals> {
  const row = await db
    .selectFrom('learning_goals')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    goal: (row?.goal as Goals['goal']) ?? null,
    level: (row?.level as Goals['level']) ?? null,
    evenings: row?.evenings ?? null,
    skipped: questions.filter((question) => row?.[`${question}_skipped`]),
  };
}

/** Writes the questions that were answered or skipped, and no others: two taps at once both count. */
export async function updateGoals(
  db: Kysely<DB>,
  userId: number,
  patch: Schema<'GoalsPatch'>,
): Promise<Goals> {
  const values = questions
    .filter((question) => patch[question] !== undefined)
    .flatMap((question): [string, string | number | boolean | null][] => [
      [question, patch[question] ?? null],
      [`${question}_skipped`, patch[question] === null],
    ]);
  await db
    .insertInto('learning_goals')
    .values({ user_id: userId, ...Object.fromEntries(values) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        user_id: sql`excluded.user_id`,
        ...Object.fromEntries(values),
      }),
    )
    .execute();
  return readGoals(db, userId);
}
