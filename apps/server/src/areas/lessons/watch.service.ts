import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { requireReadableLesson } from '../learning/lesson-access.ts';

/** A reloaded page or a second tab continues a sitting that has reported since. */
const sittingGap = '15 minutes';

/** Seconds of play a sitting may claim beyond what passed: a clock is never read at the same moment. */
const tolerance = 2;

/** Starts the clock that watch reports are measured against, unless it runs. */
export async function openWatch(db: Kysely<DB>, userId: number, lessonId: number, now: Date) {
  const isNew = sql<boolean>`video_progress.reported_at < ${now}::timestamptz - ${sittingGap}::interval`;
  const row = await db
    .insertInto('video_progress')
    .values({ user_id: userId, module_id: lessonId, opened_at: now, reported_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'module_id']).doUpdateSet((eb) => ({
        opened_at: eb.case().when(isNew).then(now).else(eb.ref('video_progress.opened_at')).end(),
        opened_seconds: eb
          .case()
          .when(isNew)
          .then(eb.ref('video_progress.seconds_watched'))
          .else(eb.ref('video_progress.opened_seconds'))
          .end(),
        reported_at: now,
      })),
    )
    .returning(['position', 'seconds_watched'])
    .executeTakeFirstOrThrow();
  return { position: Math.floor(row.position), secondsWatched: Math.floor(row.seconds_watched) };
}

/**
 * Credits a watch report: in one sitting never more than passed on the server's clock since it began,
 * never more in all than the video is long. So a report that waited through an outage counts in full.
 * One sent twice counts once. One statement, because no call is more frequent.
 */
export async function reportWatch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  lessonId: number,
  report: Schema<'WatchReport'>,
): Promise<void> {
  await requireReadableLesson(db, userId, lessonId);
  const now = clock.now();
  await sql`
    with report as (
      insert into watch_report (report_id, user_id, created_at)
      select ${report.reportId ?? null}::uuid, ${userId}, ${now}
      where ${report.reportId ?? null}::uuid is not null
      on conflict (report_id) do nothing
      returning report_id
    ), before as (
      select p.seconds_watched, coalesce(l.video_duration, 0) as length, greatest(0, least(
        ${report.secondsWatched}::numeric,
        extract(epoch from ${now}::timestamptz - p.opened_at) + ${tolerance}::numeric
          - (p.seconds_watched - p.opened_seconds),
        coalesce(l.video_duration, 0) - p.seconds_watched)) as credit
      from video_progress p
      join lesson l on l.module_id = p.module_id
      where p.user_id = ${userId} and p.module_id = ${lessonId}
        and (${report.reportId ?? null}::uuid is null or exists (select from report))
      for update of p
    ), credited as (
      update video_progress set
        seconds_watched = before.seconds_watched + before.credit,
        position = least(${report.position}::numeric, before.length),
        reported_at = ${now}
      from before
      where user_id = ${userId} and module_id = ${lessonId}
      returning before.credit
    )
    insert into watch_day (user_id, day, seconds)
    select ${userId}, (${now}::timestamptz at time zone coalesce(
      (select time_zone from app_user where id = ${userId}), 'UTC'))::date, credit
    from credited where credit > 0
    on conflict (user_id, day) do update set seconds = watch_day.seconds + excluded.seconds`.execute(
    db,
  );
}
