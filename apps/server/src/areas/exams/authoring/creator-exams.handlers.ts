import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import {
  addExam,
  changeExam,
  listExamsOfOwner,
  readCreatorExam,
  readExamResults,
  removeExam,
} from './creator-exams.service.ts';

export function creatorExamsHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  | 'listCreatorExams'
  | 'getCreatorExam'
  | 'createExam'
  | 'updateExam'
  | 'deleteExam'
  | 'getCreatorExamResults'
> {
  return {
    listCreatorExams: ({ caller, query }) => listExamsOfOwner(db, caller.id, query),
    getCreatorExam: ({ caller, path }) => readCreatorExam(db, caller.id, path.id),
    createExam: ({ caller, body }) => addExam({ db, clock }, caller.id, body),
    updateExam: ({ caller, path, body }) => changeExam({ db, clock }, caller.id, path.id, body),
    deleteExam: ({ caller, path, query }) =>
      removeExam({ db, clock }, caller.id, path.id, query.version),
    getCreatorExamResults: ({ caller, path }) => readExamResults(db, caller.id, path.id),
  };
}
