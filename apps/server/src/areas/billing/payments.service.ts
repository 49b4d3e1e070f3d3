import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';
import { countPayments, type PaymentFilter, selectPayments } from './payments.repository.ts';

/** Payments and refunds of someone, of one purchase or of all. */
export async function listPayments(
  db: Kysely<DB>,
  filter: PaymentFilter,
  page: { page: number; pageSize: number },
): Promise<Schema<'PaymentPage'>> {
  const { pageSize } = page;
  const [data, total] = await Promise.all([
    selectPayments(db, filter, { limit: pageSize, offset: page.page * pageSize }),
    countPayments(db, filter),
  ]);
  const path = `/me/purchases/${filter.purchaseId ?? '-'}/payments`;
  return { data, paging: paging(path, page, total) };
}
