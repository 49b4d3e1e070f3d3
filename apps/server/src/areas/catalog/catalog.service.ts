import type { Schema } from '@uplink/api-client';
import { HELD_STATUSES, ModuleStatus, Visibility } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { isOwnLab } from '../labs/own-labs.ts';
import { isInner, isPart } from '../module-kinds.ts';
import { paging } from '../paging.ts';
import { toCover } from './cover.view.ts';
import { countModules, type ModuleRow, selectModules } from './modules.repository.ts';

export interface ModuleFilter {
  type?: number;
  subtype?: number;
  uniqueName?: string;
  onlyPurchased?: boolean;
  search?: string;
  level?: number;
  page: number;
  pageSize: number;
}

/** A row in the contract's shape. */
export function toModule(row: ModuleRow): Schema<'Module'> {
  const image = (url: string | null, showsOverlay: boolean) =>
    url === null ? null : { url, showsOverlay };
  return {
    id: row.id,
    name: row.name,
    type: row.type as Schema<'ModuleKind'>,
    subtype: row.subtype as 1 | 2 | 3 | null,
    uniqueName: row.unique_name,
    status: row.status as Schema<'LearnerStatus'> | null,
    visibility: visibilityOf(row),
    incompleteDependencies: row.incomplete,
    childrenId: row.children,
    level: row.level as 1 | 2 | 3 | null,
    isSelfPaced: row.is_self_paced,
    partTimeEducationDuration: row.part_time_education_duration,
    fullTimeEducationDuration: row.full_time_education_duration,
    length: row.length,
    image: row.image,
    horizontalImage: image(row.horizontal_image, row.horizontal_shows_overlay),
    verticalImage: image(row.vertical_image, row.vertical_shows_overlay),
    logo: row.logo,
    isPublic: row.is_public,
    hidden: row.hidden,
    alias: row.alias,
    url: row.url,
    shortDescription: row.short_description,
    progress: row.status === null ? null : { done: row.done, total: row.total },
    isLocked: row.is_locked,
    isSkipped: row.is_skipped,
    lessonCount: row.total,
    cover: toCover(row),
  };
}

function visibilityOf(row: ModuleRow): Visibility {
  if (row.is_deleted) return Visibility.deleted;
  if (!row.is_public) return Visibility.draft;
  return row.not_clickable ? Visibility.notClickable : Visibility.public;
}

/** What learners may find: published, not hidden, not deleted. */
export const listed = sql`m.is_public and not m.hidden and m.deleted_at is null`;

/** Published, or someone's own, deleted or not. */
const published = (module: string, own: string) =>
  sql`((${sql.ref(`${module}.is_public`)} and ${sql.ref(`${module}.deleted_at`)} is null) or ${sql.ref(`${own}.module_id`)} is not null)`;

/**
 * What someone may open: the published, whatever is theirs and the labs of their products; a lesson or a
 * section only as part of a product they may open.
 */
export const visibleTo = (
  userId: number,
) => sql`(${published('m', 'um')} or (m.type = 10 and ${isOwnLab(userId)})) and (not ${isPart('m')} or exists (
  select 1 from lesson part
  join module product on product.id = part.product_id
  left join user_module own on own.user_id = ${userId} and own.module_id = product.id
  where ((m.type = 4 and part.module_id = m.id) or (m.type = 5 and part.section_id = m.id))
    and ${published('product', 'own')}))`;

/** Modules with all these words or their beginnings; undefined when nothing is searched for. */
export function wordSearch(search: string | undefined): RawBuilder<unknown> | undefined {
  const words = search?.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`m.search_text @@ to_tsquery('english', ${query})`;
}

export async function listModules(
  db: Kysely<DB>,
  userId: number,
  filter: ModuleFilter,
): Promise<Schema<'ModulePage'>> {
  const conditions: RawBuilder<unknown>[] = [listed, sql`not ${isInner('m')}`];
  if (filter.type !== undefined) conditions.push(sql`m.type = ${filter.type}`);
  if (filter.subtype !== undefined) conditions.push(sql`m.subtype = ${filter.subtype}`);
  if (filter.uniqueName !== undefined) conditions.push(sql`m.unique_name = ${filter.uniqueName}`);
  if (filter.level !== undefined) conditions.push(sql`m.level = ${filter.level}`);
  // An applicant doesn't have the program yet.
  if (filter.onlyPurchased) conditions.push(sql`um.status <> ${ModuleStatus.applied}`);
  const words = wordSearch(filter.search);
  if (words) conditions.push(words);
  const where = sql.join(conditions, sql` and `);
  const [rows, total] = await Promise.all([
    selectModules(db, userId, {
      where,
      limit: filter.pageSize,
      offset: filter.page * filter.pageSize,
    }),
    countModules(db, userId, where),
  ]);
  return { data: rows.map(toModule), paging: paging('/modules', { ...filter }, total) };
}

/** One module this person may see; the same answer for one that is missing and one that is not theirs. */
export async function readModule(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'Module'>> {
  const [row] = await selectModules(db, userId, {
    where: sql`m.id = ${id} and ${visibleTo(userId)}`,
  });
  if (!row) throw notFound('This product does not exist.');
  return toModule(row);
}

/** What a module belongs to, as far as its learner may see it. */
export async function findParent(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'Module'> | undefined> {
  const where = sql`m.id in (select parent_id from module_child where child_id = ${id}) and ${visibleTo(userId)}`;
  // Of several the one that a learner has.
  const orderBy = sql`coalesce(um.status = any (${HELD_STATUSES}::int[]), false) desc, m.id`;
  const [row] = await selectModules(db, userId, { where, orderBy, limit: 1 });
  return row && toModule(row);
}

/** The direct children in their order, of one type when asked. */
export async function listChildren(
  db: Kysely<DB>,
  userId: number,
  parentId: number,
  type?: number,
) {
  await readModule(db, userId, parentId);
  return readChildren(db, userId, parentId, type);
}

/** The same of a module that someone is known to read. */
export async function readChildren(
  db: Kysely<DB>,
  userId: number,
  parentId: number,
  type?: number,
) {
  const ofType = type === undefined ? sql`true` : sql`m.type = ${type}`;
  const rows = await selectModules(db, userId, {
    where: sql`m.id in (select child_id from module_child where parent_id = ${parentId}) and m.deleted_at is null and ${visibleTo(userId)} and ${ofType}`,
    orderBy: sql`(select position from module_child where parent_id = ${parentId} and child_id = m.id)`,
  });
  return rows.map(toModule);
}
