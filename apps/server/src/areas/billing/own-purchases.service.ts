import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { paging } from '../paging.ts';
import { readPurchases } from '../purchases/purchase.view.ts';
import type { PurchaseDeps } from '../purchases/purchase-rows.ts';

interface Filter {
  isDue?: boolean | undefined;
  page: number;
  pageSize: number;
}

/** Someone's purchases, newest first; those with a payment that is due by how long it has been. */
export async function listPurchases(
  deps: Pick<PurchaseDeps, 'db' | 'clock'>,
  userId: number,
  filter: Filter,
  path = '/me/purchases',
): Promise<Schema<'PurchasePage'>> {
  const { isDue, page, pageSize } = filter;
  let own = deps.db
    .selectFrom('purchase')
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null);
  if (isDue) own = own.where('status', '=', 'failed').where('due_since', 'is not', null);
  const [ids, { total }] = await Promise.all([
    own
      .select('id')
      .orderBy(isDue ? 'due_since' : 'id', isDue ? 'asc' : 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset(page * pageSize)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    data: await readPurchases(
      deps,
      ids.map(({ id }) => id),
    ),
    paging: paging(path, { ...filter }, Number(total)),
  };
}

/** Refuses a purchase of someone else, or an order that never began, like one that never was. */
export async function requireOwn(db: Kysely<DB>, userId: number, id: number): Promise<void> {
  const own = await db
    .selectFrom('purchase')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .executeTakeFirst();
  if (!own) throw notFound('This purchase does not exist.');
}
