import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { sendCsv } from '../csv-reply.ts';
import {
  exportSurveyAnswers,
  listSurveyAnswers,
  readCreatorSurvey,
  replaceSurvey,
} from './authoring/creator-surveys.service.ts';
import { answerSurvey, readSurvey } from './surveys.service.ts';

export function surveysHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMySurvey'
  | 'answerMySurvey'
  | 'getCreatorSurvey'
  | 'replaceSurvey'
  | 'listSurveyAnswers'
  | 'exportSurveyAnswers'
> {
  return {
    getMySurvey: ({ caller, path }) => readSurvey(deps, caller.id, path.id),
    answerMySurvey: ({ caller, path, body }) =>
      answerSurvey(deps, { userId: caller.id, moduleId: path.id }, body.answers),
    getCreatorSurvey: ({ caller, path }) => readCreatorSurvey(deps.db, caller, path.id),
    replaceSurvey: ({ caller, path, body }) => replaceSurvey(deps.db, caller, path.id, body),
    listSurveyAnswers: ({ caller, path, query }) =>
      listSurveyAnswers(deps, caller, { ...path, ...query }),
    exportSurveyAnswers: async ({ caller, path, reply }) =>
      sendCsv(reply, 'survey-answers.csv', await exportSurveyAnswers(deps, caller, path.id)),
  };
}
