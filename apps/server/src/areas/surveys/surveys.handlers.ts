import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { answerSurvey, readSurvey } from './surveys.service.ts';

export function surveysHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'getMySurvey' | 'answerMySurvey'> {
  return {
    getMySurvey: ({ caller, path }) => readSurvey(db, caller.id, path.id),
    answerMySurvey: ({ caller, path, body }) =>
      answerSurvey(db, clock, { userId: caller.id, moduleId: path.id }, body.answers),
  };
}
