import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type CoverRow, toCover } from '../catalog/cover.view.ts';
import { productRef } from '../refs.ts';

interface OwnRow extends CoverRow {
  product: Schema<'SoldProduct'>;
  title: string;
  text: string;
  image: string | null;
  since: Date;
  purchaseId: number | null;
}

/** An owned product without lessons, with the texts of its offer. */
export async function readOwnAddon(
  db: Kysely<DB>,
  userId: number,
  uniqueName: string,
): Promise<Schema<'OwnAddon'>> {
  const { rows } = await sql<OwnRow>`
    select ${productRef('m')} as product, coalesce(a.title, m.name) as title, coalesce(a.text, '') as text,
      m.image, m.cover_motif, m.cover_hue, m.unique_name, own.created_at as since,
      (select max(p.id) from purchase p join purchase_line line on line.purchase_id = p.id
        where p.user_id = ${userId} and p.started_at is not null and line.module_id = m.id)::int as "purchaseId"
    from user_module own join module m on m.id = own.module_id
    left join lateral (select title, text from addon where addon.module_id = m.id
      order by removed_at desc nulls first, id desc limit 1) a on true
    where own.user_id = ${userId} and m.unique_name = ${uniqueName} and m.type = ${ModuleType.coaching}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound('This product does not exist.');
  const { product, title, text, image, since, purchaseId } = row;
  return {
    product,
    title,
    text,
    image,
    cover: toCover(row),
    since: since.toISOString(),
    purchaseId,
  };
}
