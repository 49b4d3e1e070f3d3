import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  type NotReady,
  notReady,
  playlistKeys,
  playlistsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

const mostShown = 100;

export interface SaveLessonReady {
  status: 'ready';
  lists: readonly Schema<'PlaylistSummary'>[];
  message: string | undefined;
  onToggle: (list: Schema<'PlaylistSummary'>, isIn: boolean) => void;
}

/** The learner's playlists that hold a lesson. Changes are optimistic and revert when the server refuses. */
export function useSaveLesson(lessonId: number): NotReady | SaveLessonReady {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const all = playlistsQuery(client, { lessonId, pageSize: mostShown });
  const query = useHeldQuery(all);
  const { mutate, error } = useMutation({
    mutationFn: ({ id, isIn }: { id: number; isIn: boolean }) => {
      // The learner may leave right after ticking a box, so the call outlives the page.
      const call = { params: { path: { id, lessonId } }, keepalive: true };
      const path = '/me/playlists/{id}/lessons/{lessonId}';
      return isIn
        ? unwrap(api.PUT(path, call), { rethrow: true })
        : unwrap(api.DELETE(path, call), { rethrow: true });
    },
    async onMutate({ id, isIn }) {
      await queries.cancelQueries({ queryKey: all.queryKey });
      const before = queries.getQueryData(all.queryKey);
      queries.setQueryData(
        all.queryKey,
        (page) =>
          page && {
            ...page,
            data: page.data.map((one) => (one.id === id ? { ...one, holdsLesson: isIn } : one)),
          },
      );
      return before;
    },
    onError: (_error, _change, before) => queries.setQueryData(all.queryKey, before),
    onSettled() {
      // The boxes keep their places while the dialog is open: what was changed last would go first.
      for (const queryKey of playlistKeys)
        void queries.invalidateQueries({ queryKey, refetchType: 'inactive' });
    },
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    lists: query.data.data,
    message: error?.message,
    onToggle: ({ id }, isIn) => mutate({ id, isIn }),
  };
}
