import { formatBytes } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { UploadLimits } from '../../config/config.ts';
import type { DB } from '../../db/schema.ts';
import { Refusal } from '../../plugins/errors/errors.ts';

/**
 * Refuses a grant that would take a person above their share of the storage. An upload counts with its
 * largest size from the moment it is granted, and stops counting when it is swept or, for one that its owner gave up,
 * when no form takes parts of it any more. The lock on the person lets one grant at a time look and be noted.
 */
export async function requireRoom(
  trx: Kysely<DB>,
  { userId, bytes, now }: { userId: number; bytes: number; now: Date },
  { openBytes, storedBytes }: UploadLimits,
): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const taken = await trx
    .selectFrom('upload_grant')
    .select([
      sql<string>`coalesce(sum(coalesce(size, max_size)), 0)`.as('all'),
      sql<string>`coalesce(sum(coalesce(size, max_size))
        filter (where stored_at is null and given_up_at is null and expires_at > ${now}), 0)`.as(
        'open',
      ),
    ])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('given_up_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  if (Number(taken.open) + bytes > openBytes) {
    throw full(
      `Files you haven't handed in can take up ${formatBytes(openBytes)} in total. Hand in or remove some first.`,
    );
  }
  if (Number(taken.all) + bytes > storedBytes) {
    throw full(
      `You don't have room for this file: your files can take up ${formatBytes(storedBytes)} in total. Remove files you haven't handed in, or contact support.`,
    );
  }
}

const full = (message: string) => new Refusal(413, 'quotaExceeded', message);
