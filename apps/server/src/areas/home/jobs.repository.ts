import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { permissionOf } from '../products/authored.ts';
import { productRef } from '../refs.ts';
import { type Author, daysBefore } from './home.repository.ts';
import { FAILED_JOB_DAYS } from './home.rules.ts';

const taken =
  'Another product took its url or alias in the meantime. Duplicate it with other names.';
const unmade = 'Some sizes of its video could not be made.';

/**
 * What the server does for an author, and what failed lately: copies, imports, notifications that are being sent,
 * and smaller versions of the videos they may change.
 */
export async function selectJobs(
  db: Kysely<DB>,
  { userId, now }: Author,
): Promise<Schema<'CreatorJob'>[]> {
  const since = daysBefore(now, FAILED_JOB_DAYS);
  const { rows } = await sql<Omit<Schema<'CreatorJob'>, 'since'> & { since: Date }>`
    select 'copy' as kind, c.id, m.name, null::int as percent,
        case when c.state = 'failed' then ${taken} end as failure, null::jsonb as product, c.created_at as since
      from product_copy c join module m on m.id = c.source_id
      where c.user_id = ${userId} and (c.state = 'waiting' or (c.state = 'failed' and c.ended_at > ${since}))
    union all
    select 'import', i.id, coalesce(i.name, ''), null, i.failure, null, i.created_at from product_import i
      where i.user_id = ${userId} and (i.state = 'waiting' or (i.state = 'failed' and i.ended_at > ${since}))
    union all
    select 'notification', n.id, n.message, null, null, null, n.started_at from author_notification n
      where n.owner_id = ${userId} and n.started_at is not null and n.sent_at is null and n.deleted_at is null
    union all ${renditions(userId, since)}
    order by since desc limit 20`.execute(db);
  return rows.map(({ since, ...job }) => ({ ...job, since: since.toISOString() }));
}

const isOpen = sql`r.state in ('waiting', 'running')`;

/** One for each lesson: how far its versions are together, or that some failed. */
const renditions = (userId: number, since: Date): RawBuilder<unknown> => sql`
  select 'renditions', l.module_id, lesson.name, (avg(r.percent) filter (where ${isOpen}))::int,
    case when not bool_or(${isOpen}) then ${unmade} end, ${productRef('p')}, min(r.created_at)
  from video_rendition r
  join media_file f on f.id = r.media_id
  join authored_lesson l on l.video_url = f.address and l.removed_at is null
  join module lesson on lesson.id = l.module_id
  join module p on p.id = l.product_id and p.deleted_at is null
  where (${isOpen} or (r.state = 'failed' and r.ended_at > ${since}))
    and ${permissionOf(userId, 'p')} in ('edit', 'manage')
  group by l.module_id, lesson.name, p.id`;
