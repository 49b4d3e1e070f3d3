import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isFree, isShown } from './cards.repository.ts';

export interface KnownProduct {
  type: Schema<'FrontType'>;
  uniqueName: string;
  changed: Date;
}

export interface KnownLesson {
  id: number;
  sectionId: number;
  product: KnownProduct;
}

/** A sitemap names no more addresses than this. */
const most = 20_000;

/** Products with a page of their own. */
export async function selectKnownProducts(db: Kysely<DB>): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select m.type, m.unique_name as "uniqueName", m.updated_at as changed from module m
    where ${isShown} and not m.not_clickable order by m.type, m.id limit ${most}`.execute(db);
  return rows;
}

/** Lessons that are open to everyone. */
export async function selectKnownLessons(db: Kysely<DB>): Promise<KnownLesson[]> {
  const { rows } = await sql<KnownLesson>`
    select l.module_id as id, l.section_id as "sectionId",
      jsonb_build_object('type', m.type, 'uniqueName', m.unique_name) as product
    from lesson l join module m on m.id = l.product_id
    where ${isShown} and not m.not_clickable and ${isFree} order by m.id, l.ordinal limit ${most}`.execute(
    db,
  );
  return rows;
}
