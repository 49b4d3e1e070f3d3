import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import {
  firstError,
  maxLength,
  PLAYLIST_LIMITS,
  required,
  singleLine,
} from '@uplink/api-client/domain';
import { playlistKeys, playlistQuery, useUplink } from '@uplink/api-client/react';
import { newId } from '@uplink/kit/saving';
import { useRef, useState } from 'react';

export interface CreatePlaylist {
  title: string;
  fault: string | undefined;
  message: string | undefined;
  isSaving: boolean;
  onTitle: (title: string) => void;
  onCreate: () => void;
}

export interface CreateOptions {
  /** The first lesson of the new list. */
  lessonId?: number;
  onCreated: (playlist: Schema<'Playlist'>) => void;
}

export function titleFault(title: string): string | undefined {
  return firstError(title, [required, maxLength(PLAYLIST_LIMITS.title), singleLine]);
}

/** Makes a list. A try whose answer was lost is repeated under the same id and makes no second one. */
export function useCreatePlaylist({ lessonId, onCreated }: CreateOptions): CreatePlaylist {
  const client = useUplink();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const requestId = useRef('');
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => {
      requestId.current ||= newId();
      const body = {
        title,
        requestId: requestId.current,
        ...(lessonId !== undefined && { lessonId }),
      };
      return client.unwrap(client.api.POST('/me/playlists', { body }), { rethrow: true });
    },
    onSuccess(playlist) {
      requestId.current = '';
      setTitle('');
      setTried(false);
      queries.setQueryData(playlistQuery(client, playlist.id).queryKey, playlist);
      for (const queryKey of playlistKeys) void queries.invalidateQueries({ queryKey });
      onCreated(playlist);
    },
  });
  const own = titleFault(title);
  const fieldError = error instanceof ApiError ? error.fieldErrors.title : undefined;
  return {
    title,
    fault: fieldError ?? (isTried ? own : undefined),
    message: fieldError ? undefined : error?.message,
    isSaving: isPending,
    onTitle(next) {
      setTitle(next);
      // Another name is another list.
      requestId.current = '';
      reset();
    },
    onCreate() {
      setTried(true);
      if (own === undefined) mutate();
    },
  };
}
