import type { Schema } from '@uplink/api-client';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { clearOwnFault, findOwnFault } from '../../providers/mail/mail-faults.ts';

type Setting = Schema<'NotificationSetting'>;

const topics = Object.entries(NOTIFICATION_TOPICS) as [
  NotificationTopic,
  { isShown: boolean; isMailed: boolean; isFixed?: true },
][];
const isFixed = (topic: NotificationTopic) => 'isFixed' in NOTIFICATION_TOPICS[topic];

/** What someone is notified of, and where. Only reviewers have the topics about reviews. */
export async function readSettings(
  db: Kysely<DB>,
  { id, roles }: Pick<SignedInCaller, 'id' | 'roles'>,
): Promise<Schema<'NotificationSettings'>> {
  const rows = await db
    .selectFrom('notification_setting')
    .select(['topic', 'is_shown', 'is_mailed'])
    .where('user_id', '=', id)
    .execute();
  const chosen = new Map(rows.map((row) => [row.topic, row]));
  const fault = await findOwnFault(db, id);
  return {
    mailFault: fault ? { ...fault, since: fault.since.toISOString() } : null,
    topics: topics
      .filter(([topic]) => topic !== 'reviewing' || roles.includes('mentor'))
      .map(([topic, usual]): Setting => {
        const own = chosen.get(topic);
        return {
          topic,
          isShown: own?.is_shown ?? usual.isShown,
          isMailed: own?.is_mailed ?? usual.isMailed,
          isFixed: isFixed(topic),
        };
      }),
  };
}

/** Lets mail to someone's address try again. */
export async function clearMailFault(
  db: Kysely<DB>,
  caller: Pick<SignedInCaller, 'id' | 'roles'>,
): Promise<Schema<'NotificationSettings'>> {
  await clearOwnFault(db, caller.id);
  return readSettings(db, caller);
}

/** Keeps choices; the topics left out stay as they are, and a fixed one can't be turned off. */
export async function saveSettings(
  db: Kysely<DB>,
  caller: Pick<SignedInCaller, 'id' | 'roles'>,
  { topics: changes }: Schema<'NotificationSettingsChange'>,
): Promise<Schema<'NotificationSettings'>> {
  const refused = changes.find((one) => isFixed(one.topic) && !(one.isShown && one.isMailed));
  if (refused) throw unprocessable("News about payments and your account can't be turned off.");
  const wanted = [...new Map(changes.map((one) => [one.topic, one])).values()];
  if (wanted.length > 0) {
    await db
      .insertInto('notification_setting')
      .values(
        wanted.map(({ topic, isShown, isMailed }) => ({
          user_id: caller.id,
          topic,
          is_shown: isShown,
          is_mailed: isMailed,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'topic']).doUpdateSet({
          is_shown: sql`excluded.is_shown`,
          is_mailed: sql`excluded.is_mailed`,
        }),
      )
      .execute();
  }
  return readSettings(db, caller);
}
