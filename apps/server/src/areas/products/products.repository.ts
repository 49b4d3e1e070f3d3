import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { wordSearch } from '../catalog/catalog.service.ts';
import { givesCertificate } from '../certificates/gives-certificate.ts';
import { learnersOf } from '../grants/learners-of.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { hasLessons, isProduct } from '../module-kinds.ts';
import { countPlans } from '../pricing/count-plans.ts';
import { permissionOf } from './authored.ts';

export interface AuthoredFilter {
  /** Comma-joined, as are `subtypes` and `products`. */
  types?: string;
  subtypes?: string;
  products?: string;
  forBundle?: boolean;
  forCheckoutPage?: boolean;
  search?: string;
  publication?: 1 | 2;
  hidden?: boolean;
  sort?: Schema<'ProductSort'>;
}

export type AuthoredRow = Omit<
  Schema<'CreatorModule'>,
  'updatedAt' | 'visibility' | 'publication' | 'missing' | 'cover'
> & {
  updatedAt: Date;
  notClickable: boolean;
  shortDescription: string | null;
  publicChildCount: number;
  emptyLessonCount: number;
  lacksCertificate: boolean;
  planCount: number;
  cover_motif: string;
  cover_hue: string;
  place: number[];
};

/** How the list is ordered; a place in it is the last change and the id, or the id alone. */
export function authoredOrder(sort: AuthoredFilter['sort'] = '-updatedAt'): ListOrder {
  return { name: sort, parts: sort.endsWith('name') ? 1 : 2, isDescending: sort.startsWith('-') };
}

const byName = ({ name }: ListOrder) => name.endsWith('name');
const anyOf = (joined: string) => sql`any (${joined.split(',').map(Number)}::bigint[])`;

/** The products `m` that someone authors, under these filters. */
function authoredBy(userId: number, filter: AuthoredFilter): RawBuilder<unknown> {
  const { types, subtypes, products, publication, hidden } = filter;
  const conditions = [
    sql`${isProduct('m')} and m.deleted_at is null`,
    sql`(m.owner_id = ${userId}
      or m.id in (select module_id from module_permission where user_id = ${userId}))`,
  ];
  if (types) conditions.push(sql`m.type = ${anyOf(types)}`);
  if (subtypes) conditions.push(sql`m.subtype = ${anyOf(subtypes)}`);
  if (products) conditions.push(sql`m.id = ${anyOf(products)}`);
  if (filter.forBundle) conditions.push(hasLessons('m'));
  if (filter.forCheckoutPage) conditions.push(sql`m.is_public`);
  if (publication) conditions.push(sql`m.is_public = ${publication === 2}`);
  if (hidden !== undefined) conditions.push(sql`m.hidden = ${hidden}`);
  const words = wordSearch(filter.search);
  if (words) conditions.push(words);
  return sql.join(conditions, sql` and `);
}

const columns = (
  userId: number,
) => sql`m.id, m.name, m.type, m.subtype, m.unique_name as "uniqueName",
  m.url, m.alias, m.is_public as "isPublic", m.hidden, m.not_clickable as "notClickable",
  ${permissionOf(userId)} as permission, m.version, m.updated_at as "updatedAt",
  m.image, m.cover_motif, m.cover_hue, m.short_description as "shortDescription",
  (select count(*)::int from module_child c join module s on s.id = c.child_id
    where c.parent_id = m.id and s.type = 5 and s.deleted_at is null) as "sectionCount",
  (select count(*)::int from lesson l where l.product_id = m.id) as "lessonCount",
  (select count(*)::int from lesson l join module lm on lm.id = l.module_id
    where l.product_id = m.id and l.video_url is null and lm.description = '') as "emptyLessonCount",
  m.certificate_enabled and not ${givesCertificate(sql`m.id`)} as "lacksCertificate",
  (select count(*)::int from module_child c join module p on p.id = c.child_id
    where c.parent_id = m.id and p.type <> 5 and p.deleted_at is null) as "childCount",
  (select count(*)::int from module_child c join module p on p.id = c.child_id
    where c.parent_id = m.id and p.type <> 5 and p.is_public and p.deleted_at is null) as "publicChildCount",
  ${countPlans(sql`m.id`)} as "planCount",
  ${learnersOf(sql`m.id`)} as "learnerCount"`;

/** A page of them, one row more than it shows; only these are looked into. */
export async function selectAuthored(
  db: Kysely<DB>,
  userId: number,
  filter: AuthoredFilter,
  window: ListWindow,
): Promise<AuthoredRow[]> {
  const { order } = directionOf(window);
  const isByName = byName(window.order);
  const key = isByName ? sql`lower(m.name)` : sql`m.updated_at`;
  const place = isByName
    ? sql`jsonb_build_array(m.id)`
    : sql`jsonb_build_array(${toMicroseconds(sql`m.updated_at`)}, m.id)`;
  const { rows } = await sql<AuthoredRow>`
    select ${columns(userId)}, ${place} as place
    from (
      select m.* from module m
      where ${authoredBy(userId, filter)} ${comesAfter(window, key)}
      order by ${key} ${order}, m.id ${order}
      limit ${window.pageSize + 1}
    ) m
    order by ${key} ${order}, m.id ${order}`.execute(db);
  return rows;
}

/** Names are no numbers: a place by name is that of a row, wherever its name puts it now. */
function comesAfter(window: ListWindow, key: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!window.place) return sql``;
  const { after } = directionOf(window);
  const [first, id] = window.place.key;
  if (byName(window.order))
    return sql`and (${key}, m.id) ${after} (select lower(p.name), p.id from module p where p.id = ${first})`;
  return sql`and (${key}, m.id) ${after} (${fromMicroseconds(sql`${first}::bigint`)}, ${id}::bigint)`;
}

/** How many there are; large numbers stop at the limit. */
export async function countAuthored(
  db: Kysely<DB>,
  userId: number,
  filter: AuthoredFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from module m where ${authoredBy(userId, filter)} limit ${sql.lit(LIST_COUNT_LIMIT)}
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One product that is there. */
export async function selectOneAuthored(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<AuthoredRow> {
  const { rows } = await sql<AuthoredRow>`
    select ${columns(userId)}, '[]'::jsonb as place from module m where m.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Product ${id} is gone.`);
  return row;
}
