import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type CoverRow, toCover } from '../catalog/cover.view.ts';
import { seatsLeft } from '../pricing/open-cohorts.ts';
import { LEAST_RATINGS } from '../ratings/ratings.repository.ts';
import { selectShownPrices } from './shown-prices.repository.ts';

/** Kinds of products with a public page. */
export const frontTypes = sql`(1, 2, 3, 8, 10)`;

/** Published and in the catalogue. */
export const isShown = sql<boolean>`(m.is_public and not m.hidden and m.deleted_at is null and m.type in ${frontTypes})`;

/** Lessons without an account. */
export const isFree = sql<boolean>`l.is_free`;

interface CardRow extends CoverRow {
  id: number;
  type: Schema<'FrontType'>;
  subtype: 1 | 2 | 3 | null;
  name: string;
  short_description: string | null;
  image: { url: string; showsOverlay: boolean } | null;
  level: 1 | 2 | 3 | null;
  part_time_education_duration: number | null;
  outcomes: string[];
  opens_after: string[];
  not_clickable: boolean;
  lessons: number;
  free_lessons: number;
  length: number | null;
  ratings: number;
  average: number | null;
  next_start: string | null;
}

interface Selection {
  where: RawBuilder<unknown>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
  offset?: number;
}

export interface FoundCard {
  id: number;
  card: Schema<'FrontCard'>;
}

/** The lessons of a product, and of the published products in it. */
const lessonsBelow = sql`
  select l.duration, l.is_free from lesson l where l.product_id = m.id
  union all select l.duration, l.is_free from module_child c
    join module part on part.id = c.child_id and part.is_public and part.deleted_at is null
    join lesson l on l.product_id = part.id where c.parent_id = m.id`;

const nextStart = (at: Date) => sql`(
  select to_char(c.start_date, 'YYYY-MM-DD') from cohort c
  where c.module_id = m.id and c.is_open and c.start_date >= (${at} at time zone c.zone)::date
    and coalesce(${seatsLeft}, 1) > 0
  order by c.start_date limit 1)`;

/** What has to be finished before a product opens. */
const opensAfter = sql`
  array(select before.name from module_prerequisite p join module before on before.id = p.requires_id
    where p.module_id = m.id and before.is_public and not before.hidden and before.deleted_at is null
    order by before.id limit 20)`;

/** Products as cards with all that a card says, in two queries however many there are. */
export async function selectCards(
  db: Kysely<DB>,
  { where, orderBy = sql`m.id`, limit = 100, offset = 0 }: Selection,
  at: Date,
): Promise<FoundCard[]> {
  const { rows } = await sql<CardRow>`
    select m.id, m.type, m.subtype, m.unique_name, m.name, m.short_description, m.cover_motif, m.cover_hue, m.level,
      m.part_time_education_duration, m.not_clickable,
      case when m.horizontal_image is not null
          then jsonb_build_object('url', m.horizontal_image, 'showsOverlay', m.horizontal_shows_overlay)
        when m.image is not null then jsonb_build_object('url', m.image, 'showsOverlay', false) end as image,
      jsonb_path_query_array(m.what_you_learn, '$[0 to 2]') as outcomes,
      ${opensAfter} as opens_after, below.lessons, below.free_lessons, below.length, given.ratings, given.average,
      ${nextStart(at)} as next_start
    from (
      select m.*, row_number() over (order by ${orderBy}) as rank from module m
      where ${isShown} and ${where}
      order by rank limit ${limit} offset ${offset}
    ) m
    cross join lateral (
      select count(*)::int as lessons, (count(*) filter (where ${isFree}))::int as free_lessons,
        sum(duration)::int as length
      from (${lessonsBelow}) l
    ) below
    cross join lateral (
      select count(*)::int as ratings, round(avg(stars), 1)::float8 as average
      from rating where module_id = m.id
    ) given
    order by m.rank`.execute(db);
  const prices = await selectShownPrices(
    db,
    rows.map(({ id }) => id),
    at,
  );
  return rows.map((row) => ({
    id: row.id,
    card: { ...toCard(row), ...(prices.get(row.id) ?? unpriced) },
  }));
}

const unpriced = { price: null, plan: null, couponCode: null };

export async function countCards(db: Kysely<DB>, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from module m where ${isShown} and ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

function toCard(row: CardRow) {
  return {
    type: row.type,
    subtype: row.subtype,
    uniqueName: row.unique_name,
    name: row.name,
    shortDescription: row.short_description,
    image: row.image,
    cover: toCover(row),
    level: row.level,
    length: row.length,
    lessonCount: row.lessons,
    freeLessonCount: row.free_lessons,
    duration: row.part_time_education_duration,
    outcomes: row.outcomes,
    isOnSale: !row.not_clickable,
    opensAfter: row.opens_after,
    rating:
      row.average !== null && row.ratings >= LEAST_RATINGS
        ? { average: row.average, count: row.ratings }
        : null,
    nextStart: row.next_start,
  };
}
