import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { read } from '../read.ts';

/** The exercises of a lesson with the answers saved so far. */
export const lessonExercisesQuery = (client: UplinkClient, moduleId: number) =>
  queryOptions(read(client, '/me/modules/{moduleId}/exercises', { path: { moduleId } }));
