import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  type NotReady,
  notReady,
  playlistKeys,
  playlistQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import type { PlaylistProps } from './playlist.types.ts';
import { moved } from './playlist-order.rules.ts';
import { playlistsMessages } from './playlists.messages.ts';
import { restoreLesson, restorePlaylist } from './restore-playlist.ts';

export interface PlaylistReady {
  status: 'ready';
  playlist: Schema<'Playlist'>;
  isSaving: boolean;
  /** Announces the result of the last change to screen readers. */
  announcement: string;
  /** Why the last change was refused. */
  message: string | undefined;
  onMove: (index: number, step: -1 | 1) => void;
  onTakeOut: (index: number) => void;
  /** Names the list; resolves when that is stored. */
  onRename: (title: string) => Promise<unknown>;
  onDelete: () => void;
  /** A deleted playlist can be restored, so there is no confirmation. */
  isUndoable: boolean;
}

type Lessons = Schema<'Playlist'>['lessons'];

/** One of the learner's playlists. Changes are optimistic and revert when the server refuses. */
export function usePlaylist(
  id: number,
  { onDeleted, onUndoable }: Pick<PlaylistProps, 'onDeleted' | 'onUndoable'>,
): NotReady | PlaylistReady {
  const messages = useMessages(playlistsMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const one = playlistQuery(client, id);
  const query = useHeldQuery(one);
  const [announcement, setAnnouncement] = useState('');

  const save = useMutation({
    mutationFn: ({ title, lessons }: { title: string; lessons: Lessons }) => {
      const baseVersion = query.data?.version ?? 1;
      const lessonIds = lessons.map(({ lesson }) => lesson.id);
      const body = { title, lessonIds, baseVersion };
      return unwrap(api.PUT('/me/playlists/{id}', { params: { path: { id } }, body }), {
        rethrow: true,
      });
    },
    async onMutate(change) {
      await queries.cancelQueries({ queryKey: one.queryKey });
      const before = queries.getQueryData(one.queryKey);
      queries.setQueryData(one.queryKey, (now) => now && { ...now, ...change });
      return before;
    },
    onSuccess: (playlist) => queries.setQueryData(one.queryKey, playlist),
    onError(_error, _change, before) {
      setAnnouncement('');
      queries.setQueryData(one.queryKey, before);
    },
    onSettled: () => refresh(),
  });
  const remove = useMutation({
    mutationFn: (_: Schema<'Playlist'>) =>
      unwrap(api.DELETE('/me/playlists/{id}', { params: { path: { id } } }), { rethrow: true }),
    onSuccess(_answer, deleted) {
      onDeleted();
      queries.removeQueries({ queryKey: one.queryKey });
      refresh();
      onUndoable?.({
        title: messages.one.deleted(deleted.title),
        // Failures are shown in a banner.
        onUndo: () =>
          void restorePlaylist(client, deleted)
            .catch(() => {})
            .then(refresh),
      });
    },
  });

  function refresh() {
    for (const queryKey of playlistKeys) void queries.invalidateQueries({ queryKey });
  }

  function offerBack({ id: lessonId, name }: Lessons[number]['lesson'], index: number) {
    onUndoable?.({
      title: messages.one.takenOut(name),
      // Failures are shown in a banner.
      onUndo: () =>
        void restoreLesson(client, id, { lessonId, index })
          .catch(() => {})
          .then(refresh),
    });
  }

  if (!query.data) return notReady(query);
  const playlist = query.data;
  const { title, lessons } = playlist;
  const error = save.error ?? remove.error;
  const isConflict = error instanceof ApiError && error.status === 409;
  return {
    status: 'ready',
    playlist,
    isSaving: save.isPending || remove.isPending,
    announcement,
    message: isConflict ? messages.one.changed : error?.message,
    onMove(index, step) {
      const name = lessons[index]?.lesson.name ?? '';
      setAnnouncement(messages.one.moved(name, index + step + 1, lessons.length));
      save.mutate({ title, lessons: moved(lessons, index, step) });
    },
    onTakeOut(index) {
      const taken = lessons[index]?.lesson;
      const left = lessons.filter((_lesson, at) => at !== index);
      save.mutate({ title, lessons: left }, { onSuccess: () => taken && offerBack(taken, index) });
    },
    onRename: (next) => save.mutateAsync({ title: next.trim(), lessons }),
    onDelete: () => remove.mutate(playlist),
    isUndoable: onUndoable !== undefined,
  };
}
