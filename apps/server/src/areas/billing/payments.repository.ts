import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { productRef } from '../refs.ts';
import { nameOfMethod } from './method-name.ts';

type Payment = Schema<'Payment'>;

interface Row extends Omit<Payment, 'date' | 'method' | 'hasReceipt'> {
  date: Date;
  brand: string | null;
  last4: string | null;
}

/** What was asked of someone and what they got back; `purchaseId` for one purchase. */
export interface PaymentFilter {
  userId: number;
  purchaseId?: number;
}

/** Leaves out charges that were never made. A refund is an entry of its own, with its own date. */
const entries = ({ userId, purchaseId }: PaymentFilter) => sql`
  select pay.id, null::bigint as "refundId", pay.purchase_id, 'payment' as kind, pay.payment_type, pay.method_id, pay.line_id,
    case when pay.status in ('due', 'sent', 'authenticating') then 'processing'
      when pay.status = 'failed' then 'failed'
      when exists (select from dispute where payment_id = pay.id and status = 'open') then 'disputed'
      when pay.amount = 0 and exists (select from refund where payment_id = pay.id and status <> 'failed') then 'refunded'
      when pay.refunded = 0 then 'paid'
      when pay.refunded >= pay.amount then 'refunded' else 'partlyRefunded' end as status,
    pay.amount, case when pay.kind = 'first' then own.credit else 0 end as credit, pay.tax, pay.refunded, pay.currency, coalesce(pay.paid_at, pay.created_at) as date,
    pay.invoice_number, case when pay.status = 'failed' then pay.decline_message end as decline
  from payment pay join purchase own on own.id = pay.purchase_id
  where own.user_id = ${userId} and pay.status <> 'cancelled'
    and (${purchaseId ?? null}::bigint is null or own.id = ${purchaseId ?? null})
  union all
  select pay.id, back.id, pay.purchase_id, 'refund', pay.payment_type, pay.method_id, pay.line_id,
    case when back.status = 'succeeded' then 'refunded' else 'processing' end,
    back.amount, back.credit, case when pay.amount = 0 then pay.tax
      else round(pay.tax::numeric * back.amount / pay.amount)::bigint end, 0, pay.currency,
    back.created_at, back.invoice_number, null
  from refund back join payment pay on pay.id = back.payment_id join purchase own on own.id = pay.purchase_id
  where own.user_id = ${userId} and back.status <> 'failed'
    and (${purchaseId ?? null}::bigint is null or own.id = ${purchaseId ?? null})`;

/** A page of payments and refunds, newest first. */
export async function selectPayments(
  db: Kysely<DB>,
  filter: PaymentFilter,
  page: { limit: number; offset: number },
): Promise<Payment[]> {
  const { rows } = await sql<Row>`
    select entry.id, entry."refundId", entry.purchase_id as "purchaseId", ${productRef('product')} as product,
      entry.kind, entry.payment_type as "paymentType", entry.status, entry.amount, entry.credit, entry.tax, entry.refunded,
      entry.currency, entry.date, entry.invoice_number as "invoiceNumber", entry.decline,
      method.brand, method.last4
    from (${entries(filter)}) entry
    join purchase on purchase.id = entry.purchase_id
    left join purchase_line line on line.id = entry.line_id
    join module product on product.id = coalesce(line.module_id, purchase.module_id)
    left join payment_method method on method.id = entry.method_id
    order by entry.date desc, entry.id desc, entry."refundId" desc nulls last
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows.map(({ brand, last4, date, ...row }) => ({
    ...row,
    method: nameOfMethod({ kind: row.paymentType, brand, last4 }),
    date: date.toISOString(),
    hasReceipt: row.invoiceNumber !== null,
  }));
}

export async function countPayments(db: Kysely<DB>, filter: PaymentFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${entries(filter)}) entry`.execute(db);
  return rows[0]?.total ?? 0;
}
