'use client';
import type { Schema } from '@uplink/api-client';
import { useCreatePlaylist } from './create-playlist.controller.ts';
import { messages } from './playlists.messages.ts';
import { TitleDialog } from './title-dialog.view.tsx';

export interface CreatePlaylistProps {
  onCreated: (playlist: Schema<'Playlist'>) => void;
  onClose: () => void;
}

/** Asks for the name of a new list and makes it. */
export function CreatePlaylist({ onCreated, onClose }: CreatePlaylistProps) {
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
