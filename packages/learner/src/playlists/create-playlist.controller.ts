import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { playlistKeys, playlistQuery, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { useRef } from 'react';
import { type PlaylistWords, playlistRules } from './playlist-form.rules.ts';

export interface CreateOptions {
  /** The first lesson of the new list. */
  lessonId?: number;
  onCreated: (playlist: Schema<'Playlist'>) => void;
}

const blank: PlaylistWords = { title: '' };

/** Makes a list. A try whose answer was lost is repeated under the same id and makes no second one. */
export function useCreatePlaylist({ lessonId, onCreated }: CreateOptions): Form<PlaylistWords> {
  const client = useUplink();
  const queries = useQueryClient();
  const tried = useRef({ title: '', requestId: '' });
  return useForm<PlaylistWords>({
    stored: blank,
    rules: playlistRules,
    async send({ title }) {
      // Another name is another list.
      if (tried.current.title !== title) tried.current = { title, requestId: newId() };
      const body = { ...tried.current, ...(lessonId !== undefined && { lessonId }) };
      const playlist = await client.unwrap(client.api.POST('/me/playlists', { body }), {
        rethrow: true,
      });
      tried.current = { title: '', requestId: '' };
      queries.setQueryData(playlistQuery(client, playlist.id).queryKey, playlist);
      for (const queryKey of playlistKeys) void queries.invalidateQueries({ queryKey });
      onCreated(playlist);
    },
  });
}
