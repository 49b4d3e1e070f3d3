import type { Schema } from '@uplink/api-client';
import { DEFAULT_COUPON } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { type CoverRow, toCover } from '../catalog/cover.view.ts';
import { directionOf, type ListOrder, openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { toPrice } from '../pricing/price.view.ts';
import { isSold, type PriceRow, priceColumns } from '../pricing/prices.repository.ts';
import { productRef, userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';

export interface AddonRow extends CoverRow {
  addonId: number;
  addonName: string;
  isCustom: boolean;
  isSold: boolean;
  title: string;
  text: string;
  version: number;
  updatedAt: Date;
  changedBy: Schema<'UserRef'> | null;
  product: Schema<'SoldProduct'>;
  image: string | null;
  /** The price of the product on its own, if that is more. */
  usual: number | null;
  price: PriceRow;
}

const columns = sql`a.id as "addonId", a.name as "addonName", a.is_custom as "isCustom",
  ${isSold} as "isSold", a.title, a.text, a.version, a.updated_at as "updatedAt",
  (select ${userRef('u')} from app_user u where u.id = a.changed_by) as "changedBy",
  ${productRef('m')} as product, m.image, m.cover_motif, m.cover_hue, m.unique_name,
  (select to_jsonb(one) from (select ${priceColumns} from price where price.id = a.price_id) one) as price,
  (select min(usual.amount) from price usual
    join coupon list on list.id = usual.coupon_id and list.code = ${DEFAULT_COUPON}
    where usual.module_id = m.id and usual.retired_at is null and usual.type = 'oneTime'
    having min(usual.amount) > (select amount from price where price.id = a.price_id)) as usual`;

/** An add-on that is there; locked when it is about to be changed. */
export async function findAddon(
  db: Kysely<DB>,
  id: number,
  lock: 'locked' | 'read' = 'read',
): Promise<AddonRow> {
  const { rows } = await sql<AddonRow>`
    select ${columns} from addon a join module m on m.id = a.module_id
    where a.id = ${id} and a.removed_at is null ${lock === 'locked' ? sql`for update of a` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound("This add-on doesn't exist.");
  return row;
}

const order: ListOrder = { name: 'addons', parts: 1, isDescending: true };

/** A page of the add-ons, the newest first. */
export async function selectAddons(
  db: Kysely<DB>,
  query: WindowQuery & { search?: string },
): Promise<{ rows: AddonRow[]; paging: Schema<'AddonPage'>['paging'] }> {
  const window = openWindow(order, query);
  const { after, order: direction } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const words = query.search?.toLowerCase();
  const found = sql`from addon a join module m on m.id = a.module_id where a.removed_at is null
    ${words ? sql`and position(${words} in lower(a.name || ' ' || m.name)) > 0` : sql``}`;
  const { rows } = await sql<AddonRow>`
    select ${columns} ${found} ${last === undefined ? sql`` : sql`and a.id ${after} ${last}`}
    order by a.id ${direction} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select ${countUpTo(sql`select 1 ${found}`)} as total`.execute(db);
  const { rows: shown, cursors } = toPage(window, rows, ({ addonId }) => [addonId]);
  const total = counted.rows[0]?.total ?? 0;
  return { rows: shown, paging: { pageSize: window.pageSize, total, ...cursors } };
}

export function toAddon(row: AddonRow): Schema<'Addon'> {
  const { addonId: id, product, title, text, usual } = row;
  const price = toPrice(row.price, { hasTried: true });
  const listPrice = usual === null ? null : { amount: usual, currency: row.price.currency };
  return {
    id,
    version: row.version,
    name: row.addonName,
    isCustom: row.isCustom,
    isSold: row.isSold,
    product,
    checkoutPrice: price.amount,
    layout: { title, text },
    offer: {
      id,
      type: 'orderbump',
      parentId: null,
      product,
      cover: toCover(row),
      image: row.image,
      title,
      text,
      price: { ...price, listPrice },
    },
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The state an add-on is in, for staff who decided on an older one. */
export const currentOf = (row: AddonRow): Schema<'CurrentState'> => ({
  status: row.isSold ? 'sold' : 'notSold',
  version: row.version,
  by: row.changedBy,
  date: row.updatedAt.toISOString(),
});
