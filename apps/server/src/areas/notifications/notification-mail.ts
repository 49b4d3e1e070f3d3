import { NOTIFICATION_KINDS } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';
import type { Deps } from '../../deps.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { forgetCounts, takesNews } from '../../providers/mail/mail-faults.ts';
import { type MailPart, unsubscribeUrl } from '../../providers/mail/unsubscribe.ts';
import { news } from './notifications.mails.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName' | 'config'>;
type Part = MailPart;

const mostReaders = 200;
/** The hour, by the reader's clock, from which the digest of a day is sent. */
const digestHour = 18;

const reviewKinds = Object.entries(NOTIFICATION_KINDS)
  .filter(([, { topic }]) => topic === 'reviews')
  .map(([kind]) => kind);

const isOf = (part: Part) =>
  part === 'reviews'
    ? sql<boolean>`n.kind = any (${reviewKinds}::text[])`
    : sql<boolean>`n.kind <> all (${reviewKinds}::text[])`;

const localNow = (now: Date) =>
  sql`(${now}::timestamptz at time zone coalesce(reader.time_zone, 'UTC'))`;

/**
 * Mails what waits: reviews at once, everything else once a day, in one mail. What was read meanwhile isn't
 * mailed. Several processes may do so at once.
 */
export async function mailNotifications(deps: MailDeps): Promise<void> {
  await forgetCounts(deps.db, deps.clock.now());
  await attemptEach(
    await findWaiting(deps),
    ({ reader, part }) =>
      deps.db.transaction().execute((trx) => mailReader(trx, deps, reader, part)),
    ({ reader, part }) => `${part} of person ${reader.id}`,
  );
}

async function findWaiting(deps: MailDeps): Promise<{ reader: Reader; part: Part }[]> {
  const reviews = await findReaders(deps, 'reviews');
  const digests = await findReaders(deps, 'digest');
  return [
    ...reviews.map((reader) => ({ reader, part: 'reviews' as const })),
    ...digests.map((reader) => ({ reader, part: 'digest' as const })),
  ];
}

interface Reader {
  id: number;
  email: string;
  /** By the reader's clock. */
  day: string;
}

async function findReaders({ db, clock }: MailDeps, part: Part): Promise<Reader[]> {
  const local = localNow(clock.now());
  const isDue =
    part === 'reviews'
      ? sql`true`
      : sql`extract(hour from ${local}) >= ${digestHour} and not exists (select 1
          from notification_digest sent where sent.user_id = reader.id and sent.day >= ${local}::date)`;
  const { rows } = await sql<Reader>`
    select reader.id, reader.email, ${local}::date::text as day from app_user reader
    where reader.status = ${userStatus.active} and not reader.blocked and reader.deleted_at is null and ${isDue}
      and ${takesNews(sql.ref('reader.email'), clock.now())}
      and exists (select 1 from user_notification n
        where n.user_id = reader.id and n.mail_due and ${isOf(part)})
    order by reader.id limit ${mostReaders}`.execute(db);
  return rows;
}

async function mailReader(
  trx: Transaction<DB>,
  deps: MailDeps,
  reader: Reader,
  part: Part,
): Promise<void> {
  const { mail, config } = deps;
  if (part === 'digest' && !(await claimDay(trx, reader))) return;
  const lines = (await takeDue(trx, reader.id, part)).filter(({ isRead }) => !isRead);
  const [first, ...others] = lines;
  if (!first) return;
  const recipient = { userId: reader.id, part };
  const stop = unsubscribeUrl({ ...deps, secrets: config }, recipient);
  const content = news(deps, { lines: [first, ...others], unsubscribeUrl: stop });
  await mail.send({ to: reader.email, ...content }, trx);
}

/** False when the digest of this day was sent. */
async function claimDay(trx: Kysely<DB>, { id, day }: Reader): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_digest as sent (user_id, day) values (${id}, ${day}::date)
    on conflict (user_id) do update set day = excluded.day where sent.day < excluded.day
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Takes what waits, the newest first; no one else gets it then. */
async function takeDue(trx: Kysely<DB>, userId: number, part: Part) {
  const { rows } = await sql<{ message: string; url: string | null; isRead: boolean }>`
    with taken as (
      update user_notification n set mail_due = false
      where n.user_id = ${userId} and n.mail_due and ${isOf(part)}
      returning n.id, n.date, n.message, n.url, n.is_read)
    select message, url, is_read as "isRead" from taken order by date desc, id desc`.execute(trx);
  return rows;
}
