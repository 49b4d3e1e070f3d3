import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { listMethods } from '../../billing/methods.service.ts';
import { paging } from '../../paging.ts';
import { productRef, userRef } from '../../refs.ts';
import { type ManagementDeps, requireBuyer } from './staff.ts';

/** What someone pays with, and all they were charged and given back, newest first. */
export async function listUserPayments(
  { db }: ManagementDeps,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Schema<'UserPayments'>> {
  await requireBuyer(db, userId);
  const [{ methods }, { rows }] = await Promise.all([
    listMethods(db, userId),
    sql<Schema<'UserPayment'> & { total: number }>`
      select payment.id, payment.purchase_id as "purchaseId", ${productRef('product')} as product,
        payment.kind, payment.payment_type as "paymentType", payment.status, payment.amount,
        payment.refunded, payment.currency, payment.invoice_number as "invoiceNumber",
        payment.decline_code as "declineCode", payment.decline_message as decline,
        coalesce(payment.paid_at, payment.created_at) as date,
        count(*) over () as total,
        (select coalesce(jsonb_agg(given.refund), '[]') from (
          select jsonb_build_object('id', refund.id, 'amount', refund.amount, 'status', refund.status,
            'by', case when actor.id is null then null else ${userRef('actor')} end,
            'reason', refund.reason, 'date', refund.created_at) as refund
          from refund left join app_user actor on actor.id = refund.actor_id
          where refund.payment_id = payment.id order by refund.id desc limit 100) given) as refunds
      from payment
      join purchase on purchase.id = payment.purchase_id
      left join purchase_line line on line.id = payment.line_id
      join module product on product.id = coalesce(line.module_id, purchase.module_id)
      where purchase.user_id = ${userId}
      order by payment.id desc limit ${pageSize} offset ${page * pageSize}`.execute(db),
  ]);
  const iso = (date: string) => new Date(date).toISOString();
  return {
    methods,
    data: rows.map(({ total: _total, ...row }) => ({
      ...row,
      date: iso(row.date),
      refunds: row.refunds.map((refund) => ({ ...refund, date: iso(refund.date) })),
    })),
    paging: paging(
      `/management/users/${userId}/payments`,
      { page, pageSize },
      Number(rows[0]?.total ?? 0),
    ),
  };
}
