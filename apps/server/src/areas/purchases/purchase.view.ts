import type { Schema } from '@uplink/api-client';
import { daysLeft, purchaseActions, withTax } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { notFound } from '../../plugins/errors/errors.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { isCreditPayment } from './refunded-credits.ts';

type View = Schema<'Purchase'>;
type Db = Pick<PurchaseDeps, 'db' | 'clock'>;

interface Beside {
  product: View['product'];
  lines: View['lines'];
  refundRequest: View['refundRequest'];
  paidAt: Date | null;
  hasCreditsLeft: boolean;
  agreementEndsAt: string | null;
}

/** Purchases as buyers and staff see them, in the given order; orders that were never placed are left out. */
export async function readPurchases({ db, clock }: Db, ids: number[]): Promise<View[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PurchaseRow & Beside>`
    select p.*, ${soldProduct('m')} as product,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'product', ${soldProduct('lm')},
          'name', l.name, 'amount', l.list_amount - l.discount) order by l.id), '[]')
        from purchase_line l join module lm on lm.id = l.module_id
        where l.purchase_id = p.id and l.is_paid) as lines,
      (select max(pay.paid_at) from payment pay where pay.purchase_id = p.id
        and (pay.amount > 0 or pay.kind = 'first')) as "paidAt",
      p.credit > 0 and exists (select 1 from payment pay where pay.purchase_id = p.id and ${isCreditPayment}) as "hasCreditsLeft",
      (select r.status from refund_request r where r.purchase_id = p.id order by r.id desc limit 1) as "refundRequest",
      (select method.expires_at from payment_method method
        where method.user_id = p.user_id and method.kind = p.payment_type and method.removed_at is null) as "agreementEndsAt"
    from purchase p join module m on m.id = p.module_id
    where p.id = any (${ids}::bigint[]) and p.started_at is not null`.execute(db);
  const found = new Map(rows.map((row) => [row.id, toPurchase(row, clock.now())]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export async function readPurchase(deps: Db, id: number): Promise<View> {
  const [purchase] = await readPurchases(deps, [id]);
  if (!purchase) throw notFound('This purchase does not exist.');
  return purchase;
}

const soldProduct = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'name', ${column('name')},
    'uniqueName', ${column('unique_name')}, 'type', ${column('type')})`;
};

function toPurchase(row: PurchaseRow & Beside, now: Date): View {
  const { started_at: startedAt, expires_at: expiry, currency } = row;
  if (!startedAt) throw new Error(`Purchase ${row.id} has not begun.`);
  return {
    id: row.id,
    priceId: row.price_id,
    product: row.product,
    paymentType: row.payment_type as View['paymentType'],
    status: row.status as View['status'],
    currency,
    start: startedAt.toISOString(),
    expiry: expiry?.toISOString() ?? null,
    nextPaymentDate: row.next_payment_at?.toISOString() ?? null,
    nextPaymentAmount: nextAmount(row),
    total: row.total,
    amountPaid: row.captured - row.refunded,
    balanceDue: row.balance_due,
    refunded: row.refunded,
    plan: {
      type: row.plan_type as View['plan']['type'],
      amount: { amount: row.cycle_amount ?? row.lines[0]?.amount ?? 0, currency },
      months: row.months,
      monthsPaid: row.cycles_paid,
      trialDays: row.trial_days,
      validDays: row.valid_days,
    },
    enrollmentFee: row.enrollment_fee,
    discount: row.discount,
    credit: row.credit,
    tax: row.tax,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    pausedUntil: row.paused_until?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    dueSince: row.due_since?.toISOString() ?? null,
    daysLeft: expiry && daysLeft(expiry, now),
    lines: row.lines,
    actions: purchaseActions(
      {
        status: row.status,
        planType: row.plan_type,
        paymentType: row.payment_type,
        paidAt: row.paidAt,
        dueSince: row.due_since,
        balanceDue: row.balance_due,
        captured: row.captured,
        refunded: row.refunded,
        hasCreditsLeft: row.hasCreditsLeft,
        hasOpenRefundRequest: row.refundRequest === 'requested',
        agreementEndsAt: row.agreementEndsAt === null ? null : new Date(row.agreementEndsAt),
      },
      now,
    ),
    refundRequest: row.refundRequest,
    version: row.version,
  };
}

/** Of the next month; the last of a plan is what is left. */
function nextAmount(row: PurchaseRow): number | null {
  if (row.next_payment_at === null || row.cycle_amount === null) return null;
  const { tax_rate: rate, is_tax_included: isIncluded, balance_due } = row;
  const month = withTax(row.cycle_amount, { rate, isIncluded });
  if (row.plan_type !== 'paymentPlan') return month;
  const isLast = row.cycles_paid + 1 >= (row.months ?? 0);
  return isLast ? balance_due : Math.min(month, balance_due);
}
