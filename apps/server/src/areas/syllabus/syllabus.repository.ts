import type { Schema } from '@uplink/api-client';
import type { TreeSection } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';

interface Row extends Omit<Schema<'LessonSummary'>, 'id'> {
  section_id: number;
  section_name: string;
  id: number | null;
}

/** The sections of a product with their lessons, hidden ones too. One query, whatever their number. */
export async function selectSections(
  db: Kysely<DB>,
  productId: number,
): Promise<Schema<'SectionSummary'>[]> {
  const { rows } = await sql<Row>`
    select s.id as section_id, s.name as section_name, l.module_id as id, lm.name, l.duration,
      l.xp_points as "xpPoints", l.is_free as "isFree", l.video_url is not null as "hasVideo",
      case when l.hidden then 'hidden'
        when l.video_url is null and lm.description = '' then 'empty' else 'ready' end as state,
      case when q.id is not null then jsonb_build_object('id', q.id, 'questionCount',
        (select count(*) from quiz_question where quiz_id = q.id)) end as quiz,
      case when h.id is not null then jsonb_build_object('id', h.id, 'type', h.type) end as homework
    from module_child sc
    join module s on s.id = sc.child_id and s.type = 5 and s.deleted_at is null
    left join authored_lesson l on l.section_id = s.id and l.removed_at is null
    left join module lm on lm.id = l.module_id
    left join module_child lc on lc.parent_id = l.section_id and lc.child_id = l.module_id
    left join quiz q on q.module_id = l.module_id and q.deleted_at is null
    left join homework h on h.module_id = l.module_id and h.deleted_at is null
    where sc.parent_id = ${productId}
    order by sc.position, s.id, lc.position, l.module_id`.execute(db);
  const sections = new Map<number, Schema<'SectionSummary'>>();
  for (const { section_id, section_name, id, ...lesson } of rows) {
    const section = sections.get(section_id) ?? { id: section_id, name: section_name, lessons: [] };
    if (id !== null) section.lessons.push({ id, ...lesson });
    sections.set(section_id, section);
  }
  return [...sections.values()];
}

export async function selectVersion(db: Kysely<DB>, productId: number): Promise<number> {
  const row = await db
    .selectFrom('syllabus')
    .select('version')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Counts a change. Learners are settled after it. */
export async function countChange(
  trx: Kysely<DB>,
  change: { productId: number; authorId: number; now: Date },
): Promise<void> {
  const { productId, authorId, now } = change;
  const row = { changed_at: now, changed_by: authorId, unsettled_since: now };
  await trx
    .insertInto('syllabus')
    .values({ product_id: productId, version: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('product_id').doUpdateSet({ ...row, version: sql`syllabus.version + 1` }),
    )
    .execute();
}

/** Writes the places of sections and lessons where they differ; hidden lessons don't count. */
export async function writeOrder(
  trx: Kysely<DB>,
  productId: number,
  sections: readonly TreeSection[],
): Promise<void> {
  await movePlaces(
    trx,
    sections.map(({ id }, index) => ({ id, parent: productId, position: index + 1 })),
  );
  const lessons = sections.flatMap((section) =>
    section.lessons.map(({ id }, index) => ({ id, parent: section.id, position: index + 1 })),
  );
  await movePlaces(trx, lessons);
  await sql`
    update authored_lesson l set section_id = placed.section_id, ordinal = placed.ordinal
    from (
      select v.id, v.section_id, case when not own.hidden then
        (count(*) filter (where not own.hidden) over (order by v.number))::int end as ordinal
      from unnest(${lessons.map(({ id }) => id)}::bigint[], ${lessons.map(({ parent }) => parent)}::bigint[])
        with ordinality v (id, section_id, number)
      join authored_lesson own on own.module_id = v.id
    ) placed
    where l.module_id = placed.id and (l.section_id, l.ordinal) is distinct from (placed.section_id, placed.ordinal)`.execute(
    trx,
  );
}

async function movePlaces(
  trx: Kysely<DB>,
  places: readonly { id: number; parent: number; position: number }[],
): Promise<void> {
  await sql`
    update module_child c set parent_id = v.parent_id, position = v.position
    from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ parent }) => parent)}::bigint[],
      ${places.map(({ position }) => position)}::int[]) v (id, parent_id, position)
    where c.child_id = v.id and (c.parent_id, c.position) is distinct from (v.parent_id, v.position)`.execute(
    trx,
  );
}

/** Shows or hides lessons; their places are written after it. */
export async function markHidden(
  trx: Kysely<DB>,
  ids: readonly number[],
  hidden: boolean,
): Promise<void> {
  await sql`update authored_lesson set hidden = ${hidden}, ordinal = null
    where module_id = any (${ids}::bigint[]) and hidden <> ${hidden}`.execute(trx);
}

export async function renamePart(trx: Kysely<DB>, id: number, name: string): Promise<void> {
  await trx
    .updateTable('module')
    .set({ name, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** How many learners have the product, and have begun or finished some of its lessons. */
export async function selectEffects(
  db: Kysely<DB>,
  productId: number,
  ids: readonly number[],
): Promise<Schema<'ChangeEffects'>> {
  const { rows } = await sql<Schema<'ChangeEffects'>>`
    with named as materialized (
      select module_id from authored_lesson where product_id = ${productId} and removed_at is null
        and (module_id = any (${ids}::bigint[]) or section_id = any (${ids}::bigint[])))
    select
      (select count(*)::int from user_module where module_id = ${productId} and started_at is not null) as learners,
      (select count(distinct um.user_id)::int from named join user_module um using (module_id)
        where um.status = ${moduleStatus.learning}) as started,
      (select count(distinct um.user_id)::int from named join user_module um using (module_id)
        where um.status = ${moduleStatus.done}) as done`.execute(db);
  const [effects] = rows;
  if (!effects) throw new Error('The count of effects has no row.');
  return effects;
}
