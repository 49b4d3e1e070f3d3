import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { paging } from '../paging.ts';
import { follow, readPublicProfile, unfollow } from './following.service.ts';
import { searchProfiles, selectFollows } from './people.repository.ts';

export function followingHandlers({
  db,
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
    followUser: ({ caller, body }) => follow(db, caller.id, body.userId),
    unfollowUser: ({ caller, path }) => unfollow(db, caller.id, path.userId),
  };
}

async function listFollows(
  db: Kysely<DB>,
  userId: number,
  side: 'following' | 'followers',
  { page = 0, pageSize = 20 }: { page?: number; pageSize?: number },
) {
  const { people, total } = await selectFollows(db, userId, side, { page, pageSize });
  return { data: people, paging: paging(`/me/${side}`, { page, pageSize }, total) };
}
