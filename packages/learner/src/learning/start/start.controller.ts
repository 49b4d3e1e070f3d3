import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  dashboardQuery,
  type NotReady,
  notReady,
  pathQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';

export interface StartReady {
  status: 'ready';
  path: Schema<'LearningPath'>;
  isFailed: boolean;
  /** Answers questions; null skips one. */
  onAnswer: (patch: Schema<'GoalsPatch'>) => void;
}

/** The learner's path with the goals it follows: an answer is shown at once, and the path follows it. */
export function useStart(): NotReady | StartReady {
  const client = useUplink();
  const queries = useQueryClient();
  const options = pathQuery(client);
  const query = useQuery(options);
  const answer = useMutation({
    mutationFn: (patch: Schema<'GoalsPatch'>) =>
      client.unwrap(client.api.PATCH('/me/goals', { body: patch }), { rethrow: true }),
    onMutate: (patch) => {
      queries.setQueryData(options.queryKey, (path) => path && withAnswers(path, patch));
    },
    onSettled: () =>
      Promise.all(
        [options.queryKey, readKey('/me/dashboard')].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    path: query.data,
    isFailed: answer.isError,
    onAnswer: answer.mutate,
  };
}

/** The path and the week of someone who has not finished a lesson yet; undefined for everybody else. */
export function useFirstHome() {
  const client = useUplink();
  const path = useQuery(pathQuery(client)).data;
  const home = useQuery(dashboardQuery(client)).data;
  return path && home?.visit === 'first' ? { path, week: home.week } : undefined;
}

function withAnswers(
  path: Schema<'LearningPath'>,
  patch: Schema<'GoalsPatch'>,
): Schema<'LearningPath'> {
  const answered = Object.keys(patch);
  const skipped = path.goals.skipped.filter((question) => !answered.includes(question));
  return { ...path, goals: { ...path.goals, ...patch, skipped } };
}
