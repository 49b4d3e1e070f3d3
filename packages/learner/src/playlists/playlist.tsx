'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { usePlaylist } from './playlist.controller.ts';
import type { PlaylistProps } from './playlist.types.ts';
import { PlaylistView } from './playlist.view.tsx';
import { playlistsMessages } from './playlists.messages.ts';

/** One list of lessons: opened, ordered, named and deleted. */
export function Playlist({ id, onDeleted, onUndoable, ...places }: PlaylistProps) {
  const messages = useMessages(playlistsMessages);
  const state = usePlaylist(id, { onDeleted, onUndoable });
  if (state.status === 'ready') return <PlaylistView {...places} {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.one.noun}
      empty={noResource({
        title: messages.one.missing,
        text: messages.one.missingText,
        action: <LinkButton href={places.playlistsHref}>{messages.one.all}</LinkButton>,
      })}
      skeleton={
        <div className="ul-stack ul-gap-24">
          <Skeleton width="40%" height={34} />
          <Skeleton height={280} />
        </div>
      }
    />
  );
}
