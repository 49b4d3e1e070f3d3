import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import {
  AchievementList,
  Overview,
  PhotoEditor,
  ProfileForm,
  PublishProfile,
  Security,
} from '@uplink/learner/account';
import { PeopleList, PeopleSearch, PublicProfile } from '@uplink/learner/following';
import { LearningList } from '@uplink/learner/learning';
import { Playlist, PlaylistList } from '@uplink/learner/playlists';
import { LevelPanel } from '@uplink/learner/xp';
import { useCallback, useState } from 'react';
import { NotFound } from '../app/error-page.tsx';
import { startSignIn } from '../session/start-sign-in.ts';
import type { AccountSearch } from './account.search.ts';
import { AccountFrame } from './account-frame.tsx';
import { LeaveGuard } from './leave-guard.tsx';

const publicHref = (uniqueName: string) => `/profile/${uniqueName}`;
const playlistHref = (id: number) => `/playlists/${id}`;

const signInAgain = () => startSignIn({ mode: 'fresh' });

function usePaging() {
  const { page = 0 }: AccountSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const onPageChange = useCallback(
    (next: number) => void navigate({ to: '.', search: () => (next > 0 ? { page: next } : {}) }),
    [navigate],
  );
  return { page, onPageChange };
}

export function ProfilePage() {
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <AccountFrame title="Profile" part="settings">
      <PhotoEditor />
      <PublishProfile profileHref={publicHref} />
      <ProfileForm
        securityHref="/security"
        onSignInAgain={signInAgain}
        onUnsavedChange={setUnsaved}
      />
      <LeaveGuard isUnsaved={isUnsaved} />
    </AccountFrame>
  );
}

export function SecurityPage() {
  return (
    <AccountFrame title="Security" part="settings">
      <Security onSignInAgain={signInAgain} />
    </AccountFrame>
  );
}

export function OverviewPage() {
  return (
    <AccountFrame title="Overview" part="learner">
      <Overview
        profileHref="/profile"
        achievementsHref="/achievements"
        publicHref={publicHref}
        levelPanel={<LevelPanel />}
      />
    </AccountFrame>
  );
}

export function LearningPage() {
  return (
    <AccountFrame title="Learning" part="learner">
      <LearningList coursesHref="/courses" />
    </AccountFrame>
  );
}

export function AchievementsPage() {
  return (
    <AccountFrame title="Achievements" part="learner">
      <AchievementList {...usePaging()} coursesHref="/courses" />
    </AccountFrame>
  );
}

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

export function FollowingPage() {
  return (
    <AccountFrame title="Following" part="learner">
      <PeopleSearch profileHref={publicHref} />
      <PeopleList
        {...usePaging()}
        side="following"
        profileHref={publicHref}
        ownProfileHref="/profile"
      />
    </AccountFrame>
  );
}

export function FollowersPage() {
  return (
    <AccountFrame title="Followers" part="learner">
      <PeopleList
        {...usePaging()}
        side="followers"
        profileHref={publicHref}
        ownProfileHref="/profile"
      />
    </AccountFrame>
  );
}

export function PublicProfilePage() {
  const { uniqueName = '' } = useParams({ strict: false });
  return <PublicProfile key={uniqueName} uniqueName={uniqueName} ownProfileHref="/profile" />;
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
    />
  );
}
