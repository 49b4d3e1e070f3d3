import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@uplink/api-client';
import { type NotReady, notReady, progressKeys, useUplink } from '@uplink/api-client/react';

/** Opening a lesson starts its product when nothing else keeps it closed; a refusal says what does. */
export function useStartOnOpen(query: UseQueryResult<unknown>, lessonId: number): NotReady {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const { error } = query;
  const isToStart = error instanceof ApiError && error.body.next?.kind === 'start';
  const start = useQuery({
    queryKey: ['start-on-open', lessonId],
    queryFn: async () => {
      const params = { path: { id: lessonId }, query: { action: 'start' as const } };
      const module = await unwrap(api.PATCH('/me/modules/{id}', { params }));
      await Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      return module.id;
    },
    enabled: isToStart,
    retry: false,
    gcTime: 0,
  });
  if (!isToStart || (start.isSuccess && !query.isFetching)) return notReady(query);
  return start.isError ? notReady(start) : { status: 'loading' };
}
