import type { Schema } from '@uplink/api-client';
import { UserStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { beginsLike, mostFound } from '../account/people.repository.ts';
import { findPerson } from '../account/person.repository.ts';
import { readStats } from '../account/stats.service.ts';
import { listAchievements } from '../certificates/achievements.service.ts';
import { paging } from '../paging.ts';
import { tellOfFollower } from './follower-notice.ts';
import { findMentoring } from './mentoring.repository.ts';
import {
  findPersonByName,
  isThere,
  type PersonRow,
  personColumns,
  selectFollows,
  toPerson,
} from './people.repository.ts';

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
  const [stats, { links, headline, unique_name }, achievements, mentoring] = await Promise.all([
    readStats(db, person.id),
    findPerson(db, person.id),
    listAchievements(db, person.id, { page: 0, pageSize: mostShown }),
    findMentoring(db, person.id),
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
    ...(mentoring && { mentoring }),
  };
}

/** Published profiles whose name or last name starts with a text, without the user's own. */
export async function searchProfiles(
  db: Kysely<DB>,
  viewerId: number,
  name: string,
): Promise<Schema<'Person'>[]> {
  const { rows } = await sql<PersonRow>`select ${personColumns(viewerId)} from app_user person
    where ${beginsLike(name, 'person')} and ${isThere} and person.is_profile_public
      and person.id <> ${viewerId}
    order by person.first_name, person.id limit ${mostFound}`.execute(db);
  return rows.map(toPerson);
}

/** A page of the people a user follows, or of their followers. */
export async function listFollows(
  db: Kysely<DB>,
  userId: number,
  side: 'following' | 'followers',
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Schema<'PersonPage'>> {
  const { people, total } = await selectFollows(db, userId, side, { page, pageSize });
  return { data: people, paging: paging(`/me/${side}`, { page, pageSize }, total) };
}

/** Follows a learner whose profile is published; again changes nothing. */
export async function follow(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  followeeId: number,
): Promise<void> {
  if (userId === followeeId) {
    throw unprocessable("You can't follow yourself.", { userId: "You can't follow yourself." });
  }
  const followee = await db
    .selectFrom('app_user')
    .select(['id', 'time_zone'])
    .where('id', '=', followeeId)
    .where('is_profile_public', '=', true)
    .where('deleted_at', 'is', null)
    .where('blocked', '=', false)
    .where('status', '=', UserStatus.active)
    .executeTakeFirst();
  if (!followee) throw notFound('This profile is not public.');
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('user_follow')
      .values({ follower_id: userId, followee_id: followeeId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    await tellOfFollower(trx, { followerId: userId, followee, now: clock.now() });
  });
}

export async function unfollow(db: Kysely<DB>, userId: number, followeeId: number): Promise<void> {
  await db
    .deleteFrom('user_follow')
    .where('follower_id', '=', userId)
    .where('followee_id', '=', followeeId)
    .execute();
}
