import { useNavigate, useParams } from '@tanstack/react-router';
import { Playlist, PlaylistList } from '@uplink/learner/playlists';
import { NotFound } from '../../app/not-found.tsx';
import { showUndo } from '../../app/toasts.ts';
import { AccountFrame } from '../shared/account-frame.tsx';
import { usePaging } from '../shared/use-paging.ts';
import { playlistHref } from './playlists.paths.ts';

export function PlaylistsPage() {
  const navigate = useNavigate();
  return (
    <AccountFrame title="Playlists" part="learner">
      <PlaylistList
        {...usePaging()}
        playlistHref={playlistHref}
        onCreated={(id) => void navigate({ href: playlistHref(id) })}
      />
    </AccountFrame>
  );
}

export function PlaylistPage() {
  const { playlistId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  if (!/^[1-9]\d{0,14}$/.test(playlistId)) return <NotFound />;
  return (
    <Playlist
      key={playlistId}
      id={Number(playlistId)}
      playlistsHref="/playlists"
      coursesHref="/courses"
      onDeleted={() => void navigate({ to: '/playlists' })}
      onUndoable={showUndo}
    />
  );
}
