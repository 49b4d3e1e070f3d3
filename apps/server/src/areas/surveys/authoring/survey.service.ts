import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

export interface SurveyForm {
  title: string;
  intro: string;
  questions: Schema<'SurveyQuestion'>[];
}

/** Gives a program the survey that its learners find when they join. */
export async function setSurvey(
  db: Kysely<DB>,
  moduleId: number,
  { questions, ...words }: SurveyForm,
): Promise<void> {
  const values = { ...words, questions: JSON.stringify(questions) };
  await db
    .insertInto('onboarding_survey')
    .values({ module_id: moduleId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('module_id')
        .doUpdateSet({ ...values, version: sql`onboarding_survey.version + 1` }),
    )
    .execute();
}
