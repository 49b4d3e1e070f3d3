import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { dayIn } from '../../local-day.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';

export interface NewFollow {
  followerId: number;
  followee: { id: number; time_zone: string | null };
  now: Date;
}

/** Tells once of each follower, however often they come back. */
export async function tellOfFollower(
  trx: Kysely<DB>,
  { followerId, followee, now }: NewFollow,
): Promise<void> {
  const { first_name, last_name } = await trx
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', followerId)
    .executeTakeFirstOrThrow();
  const name = `${first_name} ${last_name}`.trim();
  await notify(trx, {
    userId: followee.id,
    kind: 'follower',
    about: about.followers(dayIn(followee.time_zone, now)),
    subject: name,
    message: `${name} follows you.`,
    type: 'info',
    url: '/followers',
    occasion: `follower:${followerId}`,
    now,
  });
}
