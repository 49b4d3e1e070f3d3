import type { Schema } from '@uplink/api-client';
import { cleanSurveyAnswers, hasErrors, surveyErrors } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { openRows, sealRow, type VaultDeps } from '../../vault/vault.ts';
import { selectSurvey, upsertAnswers } from './surveys.repository.ts';

/**
 * The survey of a program; a program without one and one the user doesn't own give the same 404.
 */
export async function readSurvey(
  { db, config }: VaultDeps,
  userId: number,
  moduleId: number,
): Promise<Schema<'Survey'>> {
  const found = await selectSurvey(db, userId, moduleId);
  const [row] = await openRows(db, config, 'onboarding_answer', found ? [found] : []);
  if (!row) throw notFound('There is no survey for you here.');
  return {
    product: {
      id: moduleId,
      name: row.name,
      uniqueName: row.unique_name,
      type: row.type as Schema<'ProductRef'>['type'],
    },
    title: row.title,
    intro: row.intro,
    questions: row.questions as unknown as Schema<'SurveyQuestion'>[],
    answers: (row.answers ?? []) as unknown as Schema<'SurveyAnswer'>[],
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

/** Takes the answers whole or not at all; sent twice they are there once. */
export async function answerSurvey(
  deps: VaultDeps & Pick<Deps, 'clock'>,
  { userId, moduleId }: { userId: number; moduleId: number },
  answers: Schema<'SurveyAnswer'>[],
): Promise<Schema<'Survey'>> {
  const { questions } = await readSurvey(deps, userId, moduleId);
  const errors = surveyErrors(questions, answers);
  if (hasErrors(errors)) throw unprocessable('Some answers are missing or invalid.', errors);
  const { db, clock, config } = deps;
  const row = {
    user_id: userId,
    module_id: moduleId,
    answers: JSON.stringify(cleanSurveyAnswers(questions, answers)),
    answered_at: clock.now(),
  };
  await upsertAnswers(db, await sealRow(db, config, { userId, table: 'onboarding_answer' }, row));
  return readSurvey(deps, userId, moduleId);
}
