import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import {
  createExercise,
  deleteExercise,
  readAuthoredExercises,
  updateExercise,
} from './creator-exercises.service.ts';

export function creatorExercisesHandlers({
  db,
  grader,
}: Deps): Pick<
  Handlers,
  'getAuthoredExercises' | 'createExercise' | 'updateExercise' | 'deleteExercise'
> {
  return {
    getAuthoredExercises: ({ caller, path }) => readAuthoredExercises(db, caller, path.moduleId),
    createExercise: ({ caller, path, body }) =>
      createExercise({ db, grader }, caller, path.moduleId, body),
    updateExercise: ({ caller, path, body }) =>
      updateExercise({ db, grader }, caller, path.id, body),
    deleteExercise: ({ caller, path, query }) =>
      deleteExercise({ db }, caller, path.id, query.version),
  };
}
