import { useParams } from '@tanstack/react-router';
import { PeopleList, PeopleSearch, PublicProfile } from '@uplink/learner/following';
import { publicProfileHref } from './account.paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { usePaging } from './account-paging.ts';

export function FollowingPage() {
  return (
    <AccountFrame title="Following" part="learner">
      <PeopleSearch profileHref={publicProfileHref} />
      <PeopleList
        {...usePaging()}
        side="following"
        profileHref={publicProfileHref}
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
        profileHref={publicProfileHref}
        ownProfileHref="/profile"
      />
    </AccountFrame>
  );
}

export function PublicProfilePage() {
  const { uniqueName = '' } = useParams({ strict: false });
  return (
    <PublicProfile
      key={uniqueName}
      uniqueName={uniqueName}
      ownProfileHref="/profile"
      shareUrl={location.origin + publicProfileHref(uniqueName)}
    />
  );
}
