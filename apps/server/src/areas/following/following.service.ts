import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { findPerson } from '../account/person.repository.ts';
import { readStats } from '../account/stats.service.ts';
import { listAchievements } from '../certificates/achievements.service.ts';
import { findPersonByName } from './people.repository.ts';

const mostShown = 6;

/** A profile as others see it: not there for them unless it is published, always there for oneself. */
export async function readPublicProfile(
  db: Kysely<DB>,
  viewerId: number,
  uniqueName: string,
): Promise<Schema<'PublicProfile'>> {
  const person = await findPersonByName(db, viewerId, uniqueName);
  const isOwn = person?.id === viewerId;
  if (!person || !(person.isPublished || isOwn)) throw notFound('This profile is not public.');
  const [stats, { links, headline, unique_name }, achievements] = await Promise.all([
    readStats(db, person.id),
    findPerson(db, person.id),
    listAchievements(db, person.id, { page: 0, pageSize: mostShown }),
  ]);
  const { memberSince, level, lessonsDone, productsDone, followers, following } = stats;
  return {
    person: { ...person, headline, uniqueName: unique_name },
    isOwn,
    memberSince,
    level,
    lessonsDone,
    productsDone,
    followers,
    following,
    socialLinks: links ?? [],
    achievements: achievements.data,
  };
}

/** Follows a learner whose profile is published; again changes nothing. */
export async function follow(db: Kysely<DB>, userId: number, followeeId: number): Promise<void> {
  if (userId === followeeId) {
    throw unprocessable('You cannot follow yourself.', { userId: 'You cannot follow yourself.' });
  }
  const followee = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', followeeId)
    .where('is_profile_public', '=', true)
    .where('deleted_at', 'is', null)
    .where('blocked', '=', false)
    .where('status', '=', 1)
    .executeTakeFirst();
  if (!followee) throw notFound('This profile is not public.');
  await db
    .insertInto('user_follow')
    .values({ follower_id: userId, followee_id: followeeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollow(db: Kysely<DB>, userId: number, followeeId: number): Promise<void> {
  await db
    .deleteFrom('user_follow')
    .where('follower_id', '=', userId)
    .where('followee_id', '=', followeeId)
    .execute();
}
