import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import {
  addHomework,
  changeHomework,
  listHomeworks,
  readLessonHomework,
  removeHomework,
} from './creator-homeworks.service.ts';

export function creatorHomeworksHandlers({
  db,
  clock,
  grader,
}: Deps): Pick<
  Handlers,
  | 'listCreatorHomeworks'
  | 'getLessonHomework'
  | 'createHomework'
  | 'updateHomework'
  | 'deleteHomework'
> {
  return {
    listCreatorHomeworks: ({ caller, query }) => listHomeworks(db, caller, query),
    getLessonHomework: ({ caller, path }) => readLessonHomework(db, caller, path.moduleId),
    createHomework: ({ caller, path, body }) =>
      addHomework({ db, clock, grader }, caller, path.moduleId, body),
    updateHomework: ({ caller, path, body }) =>
      changeHomework({ db, clock, grader }, caller, path.moduleId, body),
    deleteHomework: ({ caller, path, query }) =>
      removeHomework({ db, clock }, caller, path.moduleId, query.version),
  };
}
