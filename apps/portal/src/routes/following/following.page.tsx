import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PeopleList, PeopleSearch, PublicProfile } from '@uplink/learner/following';
import { AccountFrame } from '../shared/account-frame.tsx';
import type { PageSearch } from '../shared/page.search.ts';
import { publicProfileHref } from '../shared/profile.paths.ts';
import { usePaging } from '../shared/use-paging.ts';

interface FollowingSearch extends PageSearch {
  /** The letters of a name. */
  search?: string | undefined;
}

export function FollowingPage() {
  const { search: asked, page = 0 }: FollowingSearch = useSearch({ strict: false });
  const search = asked === undefined ? '' : String(asked);
  const navigate = useNavigate();
  const show = (next: FollowingSearch, replace = false) =>
    void navigate({ to: '.', search: () => next, replace, resetScroll: false });
  // Letters added to a search are one step back.
  const onSearchChange = (letters: string) =>
    show(
      { search: letters || undefined, page: page || undefined },
      search !== '' && letters !== '',
    );
  return (
    <AccountFrame title="Following" part="learner">
      <PeopleSearch
        profileHref={publicProfileHref}
        search={search}
        onSearchChange={onSearchChange}
      />
      <PeopleList
        page={page}
        onPageChange={(next) => show({ search: search || undefined, page: next || undefined })}
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
