import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  follow,
  listFollows,
  readPublicProfile,
  searchProfiles,
  unfollow,
} from './following.service.ts';

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
    getPublicProfile: ({ caller, path }) => readPublicProfile(db, caller.id, path.uniqueName),
    listMyFollowing: ({ caller, query }) => listFollows(db, caller.id, 'following', query),
    listMyFollowers: ({ caller, query }) => listFollows(db, caller.id, 'followers', query),
    followUser: ({ caller, body }) => follow({ db, clock }, caller.id, body.userId),
    unfollowUser: ({ caller, path }) => unfollow(db, caller.id, path.userId),
  };
}
