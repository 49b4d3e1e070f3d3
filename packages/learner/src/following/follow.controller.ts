import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { followKeys, useUplink } from '@uplink/api-client/react';
import { withFollowed } from './follow.rules.ts';
import { followingMessages } from './following.messages.ts';

export interface Follow {
  /** Follows or unfollows a learner, optimistically; reverts when the server refuses. */
  onFollow: (person: Schema<'Person'>, isFollowed: boolean) => void;
  /** Why the last one was refused. */
  message: string | undefined;
}

export function useFollow(): Follow {
  const messages = useMessages(followingMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const { mutate, error, variables } = useMutation({
    mutationFn: ({
      person: { id },
      isFollowed,
    }: {
      person: Schema<'Person'>;
      isFollowed: boolean;
    }) =>
      isFollowed
        ? unwrap(api.POST('/me/following', { body: { userId: id } }), { rethrow: true })
        : unwrap(api.DELETE('/me/following/{userId}', { params: { path: { userId: id } } }), {
            rethrow: true,
          }),
    async onMutate({ person, isFollowed }) {
      await Promise.all(followKeys.map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = followKeys.flatMap((queryKey) => queries.getQueriesData({ queryKey }));
      for (const [key, data] of before)
        queries.setQueryData(key, withFollowed(data, person.id, isFollowed));
      return { before, startedAt: Date.now() };
    },
    onError(_error, _follow, started) {
      for (const [key, data] of started?.before ?? []) queries.setQueryData(key, data);
    },
    onSettled(_answer, _error, _follow, started) {
      const read = ({ queryKey: [path] }: Query) => followKeys.some(([key]) => key === path);
      // What is on screen keeps its rows until it is opened again, so that a slip can be undone.
      void queries.invalidateQueries({ predicate: read, refetchType: 'inactive' });
      // What was opened meanwhile may have been read before the server knew. A first read under way can't be
      // started again, and is repeated once it has answered.
      const startedAt = started?.startedAt ?? 0;
      for (const query of queries.getQueryCache().findAll({ predicate: read })) {
        if (query.state.data !== undefined || query.state.fetchStatus !== 'fetching') continue;
        const again = () => queries.refetchQueries({ queryKey: query.queryKey, exact: true });
        query.promise?.then(again, () => {});
      }
      void queries.refetchQueries({
        type: 'active',
        predicate: (query) =>
          read(query) &&
          (query.state.fetchStatus === 'fetching' ||
            query.state.data === undefined ||
            query.state.dataUpdatedAt > startedAt),
      });
    },
  });
  return {
    onFollow: (person, isFollowed) => mutate({ person, isFollowed }),
    message: error ? messages.failed(variables.person.name, error.message) : undefined,
  };
}
