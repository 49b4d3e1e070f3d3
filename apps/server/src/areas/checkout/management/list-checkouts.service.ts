import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListOrder, openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { productRef } from '../../refs.ts';
import { countUpTo } from '../../status-counts.ts';
import { figuresOf } from './figures.ts';

interface Query extends WindowQuery {
  search?: string;
  state?: Schema<'CheckoutState'>;
}

type Item = Omit<Schema<'ManagedCheckoutItem'>, 'updatedAt'> & { updatedAt: Date };

const order: ListOrder = { name: 'checkouts', parts: 1, isDescending: true };

const state = sql`case when c.published_at is null then 'draft' when not c.is_public then 'unpublished'
  when c.draft is not null then 'changed' else 'published' end`;

/** A page of the checkout pages, the newest first. */
export async function listCheckouts(
  db: Kysely<DB>,
  query: Query,
  now: Date,
): Promise<Schema<'ManagedCheckoutPage'>> {
  const window = openWindow(order, query);
  const { after, order: direction } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const title = sql`coalesce(c.draft->>'title', c.title)`;
  const words = query.search?.toLowerCase();
  const found = sql`from checkout c join module m on m.id = c.module_id where c.deleted_at is null
    ${words ? sql`and position(${words} in lower(${title} || ' ' || c.unique_id || ' ' || m.name)) > 0` : sql``}
    ${query.state ? sql`and ${state} = ${query.state}` : sql``}`;
  const { rows } = await sql<Item>`
    select c.id, c.version, ${title} as title, c.unique_id as "uniqueId", ${state} as state,
      ${productRef('m')} as product, ${figuresOf('c.id', now)} as figures, c.updated_at as "updatedAt"
    ${found} ${last === undefined ? sql`` : sql`and c.id ${after} ${last}`}
    order by c.id ${direction} limit ${window.pageSize + 1}`.execute(db);
  const counted = await sql<{ total: number }>`
    select ${countUpTo(sql`select 1 ${found}`)} as total`.execute(db);
  const { rows: shown, cursors } = toPage(window, rows, ({ id }) => [id]);
  const total = counted.rows[0]?.total ?? 0;
  return {
    data: shown.map((item) => ({ ...item, updatedAt: item.updatedAt.toISOString() })),
    paging: { pageSize: window.pageSize, total, ...cursors },
  };
}
