import type { Schema } from '@uplink/api-client';
import type { FastifyRequest } from 'fastify';
import { differences } from './exercise.rules.ts';

/** Browser and server run the same engine: a difference is a defect of it. */
export function logDifference(
  { log, id }: FastifyRequest,
  { grade, engine }: Schema<'GradedExercise'>,
  { seen, ...about }: { exerciseId?: number; labId?: number; seen?: Schema<'SeenVerdicts'> },
): void {
  const goals = differences(grade, seen);
  if (goals.length > 0)
    log.error(
      { reqId: id, ...about, engine, goals },
      'browser and server graded an exercise differently',
    );
}
