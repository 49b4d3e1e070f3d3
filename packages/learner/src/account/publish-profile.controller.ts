import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type NotReady,
  notReady,
  profileQuery,
  publicProfileQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface PublishingReady {
  status: 'ready';
  uniqueName: string;
  isPublished: boolean;
  /** Why it could not be changed. */
  message: string | undefined;
  onChange: (isPublished: boolean) => void;
}

/** Publishes the profile optimistically and reverts when the server refuses. */
export function usePublishing(): NotReady | PublishingReady {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(profileQuery(client));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (isPublished: boolean) =>
      client.unwrap(client.api.PATCH('/me', { body: { isPublished } }), { rethrow: true }),
    onSuccess(profile) {
      queries.setQueryData(profileQuery(client).queryKey, profile);
      void queries.invalidateQueries({
        queryKey: publicProfileQuery(client, profile.uniqueName).queryKey,
      });
    },
  });
  if (!query.data) return notReady(query);
  const { uniqueName, isPublished } = query.data;
  return {
    status: 'ready',
    uniqueName,
    isPublished: isPending ? variables : isPublished,
    message: error?.message,
    onChange: mutate,
  };
}
