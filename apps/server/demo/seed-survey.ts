import type { Kysely } from 'kysely';
import { setSurvey } from '../src/areas/surveys/authoring/survey.service.ts';
import { answerSurvey } from '../src/areas/surveys/surveys.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { noSecrets } from '../src/vault/vault.ts';
import { clockAt, idOf } from './seed-learners.ts';
import type { SurveyContent } from './types/survey.types.ts';

const day = 86_400_000;

/** What the program asks its learners, and what some of them answered. */
export async function seedSurvey(
  db: Kysely<DB>,
  academy: { people: ReadonlyMap<string, number>; programId: number; clock: Clock },
  { answers, ...survey }: SurveyContent,
): Promise<void> {
  const { people, programId: moduleId, clock } = academy;
  await setSurvey(db, moduleId, survey);
  for (const { learner, days, answers: given } of answers) {
    const at = clockAt(clock.now().getTime() - days * day);
    await answerSurvey(
      { db, clock: at, config: noSecrets },
      { userId: idOf(people, learner), moduleId },
      given,
    );
  }
}
