import type { Schema } from '@uplink/api-client';
import { examResultsQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface ExamResultsReady {
  status: 'ready';
  results: Schema<'ExamResults'>;
}

/** Loads the results of an exam. */
export function useExamResults(uniqueName: string): NotReady | ExamResultsReady {
  const query = useHeldQuery({
    ...examResultsQuery(useUplink(), uniqueName),
    // What is being graded is soon done.
    refetchInterval: ({ state }) => ((state.data?.attempt.ungraded ?? 0) > 0 ? 15_000 : false),
  });
  return query.data ? { status: 'ready', results: query.data } : notReady(query);
}
