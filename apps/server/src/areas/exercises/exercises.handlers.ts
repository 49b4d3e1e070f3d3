import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { checkAnswer, readExercises, saveAnswer } from './exercises.service.ts';
import { checkFreeExercise, readFreeExercises } from './free-exercises.service.ts';
import { logDifference } from './log-difference.ts';

export function exercisesHandlers({
  db,
  clock,
  grader,
  config,
}: Deps): Pick<
  Handlers,
  | 'getFreeExercises'
  | 'checkFreeExercise'
  | 'getMyExercises'
  | 'saveMyExerciseAnswer'
  | 'checkMyExercise'
> {
  const exercises = { db, clock, grader, secret: config.secret };
  return {
    getFreeExercises: ({ path }) => readFreeExercises(exercises, path.id),
    checkFreeExercise: async ({ path, body, request }) => {
      const visit = { lessonId: path.id, origin: originOf(request) };
      const graded = await checkFreeExercise(exercises, visit, body);
      const { exerciseId, seen } = body;
      logDifference(request, graded, { exerciseId, ...(seen && { seen }) });
      return graded;
    },
    getMyExercises: ({ caller, path }) => readExercises(exercises, caller.id, path.moduleId),
    saveMyExerciseAnswer: ({ caller, path, body }) =>
      saveAnswer(exercises, { userId: caller.id, exerciseId: path.id }, body),
    checkMyExercise: async ({ caller, path, body, request }) => {
      const key = { userId: caller.id, exerciseId: path.id };
      const checked = await checkAnswer(exercises, key, body);
      const { seen } = body;
      logDifference(request, checked.graded, { exerciseId: path.id, ...(seen && { seen }) });
      return checked;
    },
  };
}
