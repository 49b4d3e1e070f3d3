import type { Schema } from '@uplink/api-client';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { differences } from './exercise.rules.ts';
import { checkAnswer, readExercises, saveAnswer } from './exercises.service.ts';
import { checkFreeExercise, readFreeExercises } from './free-exercises.service.ts';

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
      const graded = await checkFreeExercise(exercises, path.id, body);
      logDifference(request, graded, body);
      return graded;
    },
    getMyExercises: ({ caller, path }) => readExercises(exercises, caller.id, path.moduleId),
    saveMyExerciseAnswer: ({ caller, path, body }) =>
      saveAnswer(exercises, { userId: caller.id, exerciseId: path.id }, body),
    checkMyExercise: async ({ caller, path, body, request }) => {
      const key = { userId: caller.id, exerciseId: path.id };
      const checked = await checkAnswer(exercises, key, body);
      logDifference(request, checked.graded, { exerciseId: path.id, ...body });
      return checked;
    },
  };
}

/** Browser and server run the same engine: a difference is a defect of it. */
function logDifference(
  { log, id }: FastifyRequest,
  { grade, engine }: Schema<'GradedExercise'>,
  { exerciseId, seen }: { exerciseId: number; seen?: Schema<'SeenVerdicts'> },
) {
  const goals = differences(grade, seen);
  if (goals.length > 0)
    log.error(
      { reqId: id, exerciseId, engine, goals },
      'browser and server graded an exercise differently',
    );
}
