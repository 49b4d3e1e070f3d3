import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useUplink, videoRenditionsQuery } from '@uplink/api-client/react';

const pollMs = 5000;

const isOpen = ({ state }: Schema<'MadeRendition'>) => state === 'waiting' || state === 'running';

/** The smaller versions of a lesson's video while they are made, and how those that failed are made again. */
export function useRenditions(lessonId: number) {
  const client = useUplink();
  const queries = useQueryClient();
  const options = videoRenditionsQuery(client, lessonId);
  const { data } = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.list.some(isOpen) ? pollMs : false),
  });
  const retry = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/creator/me/lessons/{id}/video/renditions', {
          params: { path: { id: lessonId } },
        }),
      ),
    onSuccess: (made) => queries.setQueryData(options.queryKey, made),
  });
  return { made: data, retry };
}
