import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  follow,
  listFollows,
  readPublicProfile,
  searchProfiles,
  unfollow,
} from './following.service.ts';

/** No account has this id. */
const visitor = 0;

export function followingHandlers({
  db,
  clock,
}: Deps): Pick<
  Handlers,
  | 'searchProfiles'
  | 'getPublicProfile'
  | 'listMyFollowing'
  | 'followUser'
  | 'unfollowUser'
  | 'listMyFollowers'
> {
  return {
    searchProfiles: ({ caller, query }) => searchProfiles(db, caller.id, query.name),
    getPublicProfile: ({ request, path }) =>
      readPublicProfile(db, request.caller?.id ?? visitor, path.uniqueName),
    listMyFollowing: ({ caller, query }) => listFollows(db, caller.id, 'following', query),
    listMyFollowers: ({ caller, query }) => listFollows(db, caller.id, 'followers', query),
    followUser: ({ caller, body }) => follow({ db, clock }, caller.id, body.userId),
    unfollowUser: ({ caller, path }) => unfollow(db, caller.id, path.userId),
  };
}
