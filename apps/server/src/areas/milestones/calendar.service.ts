import { createHmac, randomBytes } from 'node:crypto';
import { milestonePath, milestoneStatusLabel } from '@uplink/api-client/domain';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { isSameSecret } from '../../digests.ts';
import { findCaller } from '../../plugins/authentication/caller.repository.ts';
import { selectMilestones } from './milestones.repository.ts';

export interface CalendarDeps {
  db: Kysely<DB>;
  clock: Clock;
  config: { secret: string };
  publicUrl: string;
  academyName: string;
}

/** Only the server's secret makes the token, so that a copy of the database opens no one's calendar. */
const tokenOf = (secret: string, userId: number, nonce: string) =>
  `${userId}-${createHmac('sha256', secret).update(`calendar:${userId}:${nonce}`).digest('base64url')}`;

function findFeed(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('calendar_feed')
    .select('nonce')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function readFeed({ db, config, publicUrl }: CalendarDeps, userId: number) {
  const feed = await findFeed(db, userId);
  const url = feed && `${publicUrl}/calendar/${tokenOf(config.secret, userId, feed.nonce)}.ics`;
  return { url: url ?? null };
}

/** Opens the calendar, or closes it: then its address is dead, and the next one is another. */
export async function setFeed(deps: CalendarDeps, userId: number, isOpen: boolean) {
  const { db, clock } = deps;
  if (isOpen) {
    await db
      .insertInto('calendar_feed')
      .values({
        user_id: userId,
        nonce: randomBytes(16).toString('base64url'),
        created_at: clock.now(),
      })
      .onConflict((one) => one.column('user_id').doNothing())
      .execute();
  } else await db.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
  return readFeed(deps, userId);
}

/** The due dates behind a private address as a calendar; undefined when it opens nothing. */
export async function readCalendar(
  { db, clock, config, publicUrl, academyName }: CalendarDeps,
  token: string,
): Promise<string | undefined> {
  const userId = Number(/^(\d{1,15})-/.exec(token)?.[1]);
  const feed = Number.isSafeInteger(userId) ? await findFeed(db, userId) : undefined;
  if (!feed || !isSameSecret(token, tokenOf(config.secret, userId, feed.nonce))) return undefined;
  const caller = await findCaller(db, userId);
  if (!caller?.isActive || caller.isFrozen) return undefined;
  const calendar = ical({
    name: `${academyName} milestones`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: academyName, product: 'Milestones', language: 'EN' },
    ttl: 3600,
  });
  const now = clock.now();
  for (const row of await selectMilestones(db, { userId, now })) {
    calendar.createEvent({
      id: `milestone-${row.id}@${new URL(publicUrl).hostname}`,
      // The hour before it is due: a calendar shows it where the learner is.
      start: new Date(row.due.getTime() + 1000 - 3_600_000),
      end: new Date(row.due.getTime() + 1000),
      stamp: now,
      summary: `Due: ${row.title}`,
      description: `${row.product.name}, ${row.cohort.name}. ${milestoneStatusLabel(row.status)}.`,
      url: `${publicUrl}${milestonePath(row.product, row.id)}`,
    });
  }
  return calendar.toString();
}
