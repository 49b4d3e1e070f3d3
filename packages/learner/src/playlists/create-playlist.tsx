'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useCreatePlaylist } from './create-playlist.controller.ts';
import { playlistsMessages } from './playlists.messages.ts';
import { TitleDialog } from './title-dialog.view.tsx';

export interface CreatePlaylistProps {
  onCreated: (playlist: Schema<'Playlist'>) => void;
  onClose: () => void;
}

/** Asks for the name of a new list and makes it. */
export function CreatePlaylist({ onCreated, onClose }: CreatePlaylistProps) {
  const messages = useMessages(playlistsMessages);
  const form = useCreatePlaylist({ onCreated });
  return (
    <TitleDialog
      form={form}
      heading={messages.list.create}
      action={messages.make}
      onClose={onClose}
    />
  );
}
