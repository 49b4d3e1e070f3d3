import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '@uplink/api-client/react';

const reviewed = [
  '/me/desk',
  '/homeworks/-/submissions',
  '/homeworks/{homeworkId}/submissions/{submissionId}',
  '/milestones/-/submissions',
  '/milestones/{milestoneId}/users/{userId}',
] as const;

/** Reads again whatever shows work under review: after a claim or a decision all of it may be out of date. */
export function useRefreshReviews(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(reviewed.map((path) => queries.invalidateQueries({ queryKey: readKey(path) })));
}
