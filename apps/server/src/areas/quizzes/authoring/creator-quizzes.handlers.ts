import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import {
  addQuiz,
  changeQuiz,
  listQuizzes,
  readLessonQuiz,
  readQuizAsAuthor,
  readQuizStatistics,
  removeQuiz,
} from './creator-quizzes.service.ts';

export function creatorQuizzesHandlers({
  db,
  clock,
  grader,
}: Deps): Pick<
  Handlers,
  | 'listCreatorQuizzes'
  | 'getCreatorQuiz'
  | 'getQuizStatistics'
  | 'getLessonQuiz'
  | 'createQuiz'
  | 'updateQuiz'
  | 'deleteQuiz'
> {
  return {
    listCreatorQuizzes: ({ caller, query }) => listQuizzes(db, caller, query),
    getCreatorQuiz: ({ caller, path }) => readQuizAsAuthor(db, caller, path.id),
    getQuizStatistics: ({ caller, path }) => readQuizStatistics(db, caller, path.id),
    getLessonQuiz: ({ caller, path }) => readLessonQuiz(db, caller, path.moduleId),
    createQuiz: ({ caller, path, body }) =>
      addQuiz({ db, clock, grader }, caller, path.moduleId, body),
    updateQuiz: ({ caller, path, body }) => changeQuiz({ db, clock, grader }, caller, path, body),
    deleteQuiz: ({ caller, path, query }) => removeQuiz({ db, clock }, caller, path, query.version),
  };
}
