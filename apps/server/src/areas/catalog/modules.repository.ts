import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import { isOwnLab } from '../labs/own-labs.ts';
import { isPart } from '../module-kinds.ts';
import { isFreeToStart } from '../pricing/free-plan.ts';
import type { CoverRow } from './cover.view.ts';
import { lackedBy } from './prerequisites.ts';

export interface ModuleRow extends CoverRow {
  id: number;
  name: string;
  type: number;
  subtype: number | null;
  alias: string | null;
  url: string;
  short_description: string | null;
  is_public: boolean;
  hidden: boolean;
  not_clickable: boolean;
  level: number | null;
  is_self_paced: boolean;
  part_time_education_duration: number | null;
  full_time_education_duration: number | null;
  image: string | null;
  horizontal_image: string | null;
  horizontal_shows_overlay: boolean;
  vertical_image: string | null;
  vertical_shows_overlay: boolean;
  logo: string | null;
  is_deleted: boolean;
  status: number | null;
  incomplete: { name: string }[];
  children: number[];
  total: number;
  done: number;
  length: number | null;
  is_locked: boolean;
  is_skipped: boolean;
}

interface Selection {
  where: RawBuilder<unknown>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
  offset?: number;
}

/**
 * Whether something before a product inside the program it came with is neither done nor skipped; a
 * bundle has no order. Not an `exists`: that is answered for all products at once, whatever few are asked for.
 */
const lockedInProgram = (userId: number) => sql`
  m.via_module_id is not null and coalesce((
    select true
    from module_child me
    join module program on program.id = me.parent_id and program.type = 1
    join module_child earlier on earlier.parent_id = me.parent_id and earlier.position < me.position
    left join user_module eu on eu.user_id = ${userId} and eu.module_id = earlier.child_id
    where me.parent_id = m.via_module_id and me.child_id = m.id
      and coalesce(eu.status, 0) <> ${moduleStatus.done} and not coalesce(eu.skipped, false)
    limit 1), false)`;

/**
 * What is free may be started by anyone. A lab that another product opens has no row of its own: it may be
 * begun, and is under way once it was opened.
 */
const ownStatus = (userId: number) => sql`
  case when ${isFreeToStart('m', 'm.status')} then ${sql.lit(ModuleStatus.startable)} when m.type <> 10 then m.status
    when not ${isOwnLab(userId)} then m.status
    when exists (select 1 from lab_access a where a.user_id = ${userId} and a.lab_id = m.id) then ${moduleStatus.learning}
    else coalesce(m.status, ${moduleStatus.startable}) end`;

/** The lessons below a module, by what it is. */
const lessonsBelow = sql`
  select module_id, duration from lesson where not ${isPart('m')} and product_id = m.id
  union all select l.module_id, l.duration from module_child c join lesson l on l.product_id = c.child_id
    where m.type not in (2, 3, 4, 5) and c.parent_id = m.id
  union all select module_id, duration from lesson where m.type = 5 and section_id = m.id
  union all select module_id, duration from lesson where m.type = 4 and module_id = m.id`;

/**
 * Modules with one learner's state in each, in a single query however many there are. First the rows
 * of the page are found, then only they are looked into.
 */
export async function selectModules(
  db: Kysely<DB>,
  userId: number,
  { where, orderBy = sql`m.id`, limit = 500, offset = 0 }: Selection,
): Promise<ModuleRow[]> {
  const { rows } = await sql<ModuleRow>`
    select m.id, m.name, m.type, m.subtype, m.unique_name, m.alias, m.url, m.short_description,
      m.is_public, m.hidden, m.not_clickable, m.level, m.is_self_paced,
      m.part_time_education_duration, m.full_time_education_duration,
      m.image, m.horizontal_image, m.horizontal_shows_overlay, m.vertical_image, m.vertical_shows_overlay,
      m.logo, m.cover_motif, m.cover_hue, m.deleted_at is not null as is_deleted, (${ownStatus(userId)}) as status,
      coalesce(m.skipped and m.status <> ${moduleStatus.done}, false) as is_skipped,
      (select coalesce(jsonb_agg(jsonb_build_object('name', needed.name) order by needed.id), '[]')
        ${lackedBy(userId, sql`m.id`)}) as incomplete,
      (select coalesce(jsonb_agg(c.child_id order by c.position), '[]')
        from module_child c
        join module cm on cm.id = c.child_id
        left join user_module cu on cu.user_id = ${userId} and cu.module_id = cm.id
        where c.parent_id = m.id and cm.deleted_at is null
          and (cm.is_public or cu.module_id is not null)) as children,
      figures.total, figures.done, figures.length,
      (${lockedInProgram(userId)}) as is_locked
    from (
      select page.*, row_number() over () as rank from (
        select m.*, um.status, um.skipped, um.via_module_id
        from module m
        left join learner_module um on um.user_id = ${userId} and um.module_id = m.id
        where ${where}
        order by ${orderBy}
        limit ${limit} offset ${offset}
      ) page
    ) m
    cross join lateral (
      select count(*)::int as total,
        (count(*) filter (where lu.status = ${moduleStatus.done} or lu.skipped))::int as done,
        sum(l.duration)::int as length
      from (${lessonsBelow}) l
      left join user_module lu on lu.user_id = ${userId} and lu.module_id = l.module_id
    ) figures
    order by m.rank`.execute(db);
  return rows;
}

export async function countModules(
  db: Kysely<DB>,
  userId: number,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from module m
    left join user_module um on um.user_id = ${userId} and um.module_id = m.id
    where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}
