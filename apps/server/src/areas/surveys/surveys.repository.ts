import { HELD_STATUSES } from '@uplink/api-client/domain';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, OnboardingAnswer } from '../../db/schema.ts';

/** What a program asks someone; while it is applied for only, or suspended, it waits. */
export function selectSurvey(db: Kysely<DB>, userId: number, moduleId: number) {
  return db
    .selectFrom('onboarding_survey as survey')
    .innerJoin('module', 'module.id', 'survey.module_id')
    .innerJoin('learner_module as own', (join) =>
      join.onRef('own.module_id', '=', 'survey.module_id').on('own.user_id', '=', userId),
    )
    .leftJoin('onboarding_answer as answer', (join) =>
      join.onRef('answer.module_id', '=', 'survey.module_id').on('answer.user_id', '=', userId),
    )
    .select(['module.name', 'module.unique_name', 'module.type'])
    .select(['survey.title', 'survey.intro', 'survey.questions'])
    .select(['answer.answers', 'answer.answered_at'])
    .where('survey.module_id', '=', moduleId)
    .where(sql<boolean>`jsonb_array_length(survey.questions) > 0`)
    .where('own.status', 'in', HELD_STATUSES)
    .executeTakeFirst();
}

export async function upsertAnswers(
  db: Kysely<DB>,
  row: Insertable<OnboardingAnswer>,
): Promise<void> {
  await db
    .insertInto('onboarding_answer')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'module_id'])
        .doUpdateSet({ answers: row.answers, answered_at: row.answered_at }),
    )
    .execute();
}
