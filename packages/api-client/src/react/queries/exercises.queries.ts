import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read } from '../read.ts';

/** The exercises of a lesson with the answers saved so far. */
export const lessonExercisesQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/me/modules/{moduleId}/exercises', { path: { moduleId } }));

/** A lesson with its exercises, their model answers and tests. */
export const authoredExercisesQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/creator/modules/{moduleId}/exercises', { path: { moduleId } }));

/** Adds an exercise to a lesson. */
export const createExercise = (
  client: UplinkClient,
  moduleId: number,
  body: Schema<'ExerciseCreation'>,
) =>
  client.unwrap(
    client.api.POST('/creator/modules/{moduleId}/exercises', {
      params: { path: { moduleId } },
      body,
    }),
    { rethrow: true },
  );

/** Gives an exercise its next version. */
export const updateExercise = (client: UplinkClient, id: number, body: Schema<'ExerciseChange'>) =>
  client.unwrap(client.api.PUT('/creator/exercises/{id}', { params: { path: { id } }, body }), {
    rethrow: true,
  });

/** Removes an exercise that no learner has begun. */
export const deleteExercise = (client: UplinkClient, id: number, version: number) =>
  client.unwrap(
    client.api.DELETE('/creator/exercises/{id}', { params: { path: { id }, query: { version } } }),
    { rethrow: true },
  );
