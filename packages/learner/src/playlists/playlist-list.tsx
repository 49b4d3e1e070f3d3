'use client';
import { useMessages } from '@uplink/api-client/messages';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Pagination } from '@uplink/ui/pagination';
import { ChevronRight, List, Plus } from 'lucide-react';
import { useState } from 'react';
import { CreatePlaylist } from './create-playlist.tsx';
import { usePlaylists } from './playlist-list.controller.ts';
import { playlistsMessages } from './playlists.messages.ts';
import './playlists.css';

export interface PlaylistListProps {
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  /** The address of a list. */
  playlistHref: (id: number) => string;
  /** Told of a list that was made, to open it. */
  onCreated: (id: number) => void;
}

/** The lists of lessons that a learner keeps. */
export function PlaylistList({ page, onPageChange, playlistHref, onCreated }: PlaylistListProps) {
  const messages = useMessages(playlistsMessages);
  const state = usePlaylists(page);
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button
      variant="primary"
      icon={<Plus className="ul-icon" size={18} />}
      onPress={() => setCreating(true)}
    >
      {messages.list.create}
    </Button>
  );
  return (
    <div className="ul-stack ul-playlists">
      {(state.status === 'ready' || state.status === 'loading') && <div>{create}</div>}
      {state.status === 'ready' ? (
        <>
          <Card isFlush>
            <ul className="ul-list">
              {state.items.map(({ id, title, lessonCount, doneCount, seconds }) => (
                <li key={id}>
                  <Link className="ul-listrow" href={playlistHref(id)}>
                    <span className="ul-tile" data-kind="info">
                      <List className="ul-icon" size={18} aria-hidden />
                    </span>
                    <span className="ul-grow ul-playlists__words">
                      <span className="ul-medium">{title}</span>
                      <span className="ul-list__sub ul-small ul-muted">
                        {messages.list.facts(lessonCount, doneCount, seconds)}
                      </span>
                    </span>
                    <ChevronRight className="ul-icon ul-subtle" size={18} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
          <Pagination {...state.paging} noun={messages.list.unit} onChange={onPageChange} />
        </>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.list.noun}
          skeleton={<RowsSkeleton hasTile />}
          empty={noContent({
            title: messages.list.empty,
            text: messages.list.emptyText,
            action: create,
          })}
        />
      )}
      {isCreating && (
        <CreatePlaylist
          onClose={() => setCreating(false)}
          onCreated={({ id }) => {
            setCreating(false);
            onCreated(id);
          }}
        />
      )}
    </div>
  );
}
