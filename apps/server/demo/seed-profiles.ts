import { randomUUID } from 'node:crypto';
import type { SocialNetwork } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { follow } from '../src/areas/following/following.service.ts';
import { addLesson, createPlaylist } from '../src/areas/playlists/playlists.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import type { PlaylistContent, ProfileContent } from './types/people.types.ts';

interface Academy {
  people: ReadonlyMap<string, number>;
  clock: Clock;
}

/** What learners tell of themselves, then whom they follow: only a published profile is followed. */
export async function seedProfiles(
  db: Kysely<DB>,
  profiles: readonly ProfileContent[],
  { people, clock }: Academy,
): Promise<void> {
  const idOf = (person: string) => {
    const id = people.get(person);
    if (id === undefined) throw new Error(`profiles.yaml names ${person}, who is not there.`);
    return id;
  };
  for (const profile of profiles) await describe(db, idOf(profile.person), profile);
  for (const { person, follows, playlists } of profiles) {
    for (const other of follows) await follow({ db, clock }, idOf(person), idOf(other));
    for (const playlist of playlists) await makePlaylist(db, clock, idOf(person), playlist);
  }
}

async function describe(db: Kysely<DB>, userId: number, profile: ProfileContent) {
  const { address, links } = profile;
  await db
    .updateTable('app_user')
    .set({
      is_profile_public: profile.isPublished,
      phone: profile.phone ?? null,
      company_name: profile.companyName ?? null,
      tshirt_size: profile.tshirtSize ?? null,
      special_status: profile.specialStatus ?? null,
      street: address?.street ?? null,
      city: address?.city ?? null,
      zip: address?.zip ?? null,
      country: address?.country ?? null,
    })
    .where('id', '=', userId)
    .execute();
  const rows = Object.entries(links) as [SocialNetwork, string][];
  for (const [network, url] of rows) {
    await db.insertInto('user_social_link').values({ user_id: userId, network, url }).execute();
  }
}

async function makePlaylist(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
  { title, lessons }: PlaylistContent,
) {
  const { id } = await createPlaylist({ db, clock }, userId, { title, requestId: randomUUID() });
  for (const { product, numbers } of lessons) {
    for (const number of numbers) {
      const { module_id } = await db
        .selectFrom('lesson')
        .innerJoin('module', 'module.id', 'lesson.product_id')
        .select('lesson.module_id')
        .where('module.unique_name', '=', product)
        .where('ordinal', '=', number)
        .executeTakeFirstOrThrow();
      await addLesson({ db, clock }, userId, id, module_id);
    }
  }
}
