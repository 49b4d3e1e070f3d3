import type { NotificationType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

export interface Notice {
  userId: number;
  message: string;
  type: NotificationType;
  url?: string;
  /** What it tells of. Told once, however often it is noticed. */
  occasion: string;
  now: Date;
}

/**
 * Stores a notification in the transaction of what it tells of: undone with it, never lost after it.
 * The live channel looks for new ones after the call that made them.
 */
export async function notify(trx: Kysely<DB>, notice: Notice): Promise<void> {
  await trx
    .insertInto('user_notification')
    .values({
      user_id: notice.userId,
      message: notice.message,
      type: notice.type,
      url: notice.url ?? null,
      occasion: notice.occasion,
      date: notice.now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'occasion']).doNothing())
    .execute();
}
