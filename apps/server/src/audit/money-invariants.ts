import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

const isLive = sql`(p.status in ('pending', 'active', 'paused', 'cancelled') or (p.status = 'failed' and p.started_at is not null))`;

const isDisputed = sql`exists (select 1 from dispute d join payment paid on paid.id = d.payment_id
  where paid.purchase_id = p.id and d.status = 'open')`;

/** Of a subscription what was due so far: the first payment, each month once, what was added and begun again. */
const dueSoFar = sql`(
  select coalesce(sum(due.amount), 0) from (
    select distinct on (kind, coalesce(cycle, id)) amount from payment
    where purchase_id = p.id and waived_at is null and (kind in ('first', 'cycle') or (kind in ('reactivation', 'upsell') and status = 'paid'))
    order by kind, coalesce(cycle, id), id) due)`;

/** Of all others: everything that was sold, less what was taken off. */
const soldFor = sql`(
  select sum(l.list_amount - l.discount) from purchase_line l
  where l.purchase_id = p.id and (l.is_paid or l.kind in ('product', 'orderbump')))
  + p.enrollment_fee - p.credit + case when p.is_tax_included then 0 else p.tax end`;

/** Whether a purchase was paid by credits alone: its first payment is of nothing. */
const ofCredits = (isReturned: boolean) => sql`exists (select 1 from payment first
  where first.purchase_id = p.id and first.kind = 'first' and first.status = 'paid' and first.amount = 0 and p.credit > 0
    and ${sql.raw(isReturned ? '' : 'not')} exists (select 1 from refund where payment_id = first.id and status <> 'failed'))`;

/** Offers alone don't end a purchase: something else was paid, or credits paid all. */
const isPaid = sql`(exists (select 1 from payment own where own.purchase_id = p.id and own.status = 'paid'
  and own.kind <> 'upsell' and own.amount > 0) or ${ofCredits(true)})`;

const isGivenBack = sql`(p.refunded = p.captured and ${isPaid} and not ${ofCredits(false)})`;

/** Refunds in parts had their tax rounded alone at first: those entries stay as they are. */
const roundedAlone = sql`round(pay.tax::numeric * ledger_entry.amount / greatest(pay.amount, 1))`;

/** Purchases, payments and the ledger. */
export const money: Invariant[] = [
  {
    id: 'captured-once',
    title:
      'Every paid payment is in the ledger once, with its amount, and nothing else is captured',
    broken: sql`
      select pay.id, e.id as entry from payment pay
      full join (select * from ledger_entry where kind = 'capture') e on e.payment_id = pay.id
      where (pay.status = 'paid' and (e.amount, e.tax, e.currency) is distinct from (pay.amount, pay.tax, pay.currency))
        or (e.id is not null and pay.status <> 'paid') ${most}`,
  },
  {
    id: 'charge-source',
    title:
      'Every paid payment names its charge, or why there was none, and no charge belongs to two',
    broken: sql`
      select pay.id from payment pay
      where pay.status = 'paid' and ((pay.provider_ref is null and pay.reason is null)
        or exists (select 1 from payment other where other.id <> pay.id
          and other.provider = pay.provider and other.provider_ref = pay.provider_ref)) ${most}`,
  },
  {
    id: 'refund-room',
    title: 'Refunds and lost disputes of a payment are what it counts, never more than it took',
    broken: sql`
      select pay.id from payment pay
      where pay.refunded > pay.amount or pay.refunded <> (
        select coalesce(sum(amount), 0) from refund where payment_id = pay.id and status <> 'failed')
        + coalesce((select min(least(d.amount, pay.amount - (
            select coalesce(sum(amount), 0) from refund where payment_id = pay.id and status <> 'failed')))
          from dispute d where d.payment_id = pay.id and d.status = 'lost'), 0) ${most}`,
  },
  {
    id: 'refund-ledger',
    title:
      'Every settled refund is in the ledger once, and one that failed later is taken back there',
    broken: sql`
      select r.id, e.id as entry from refund r
      full join (select * from ledger_entry where kind = 'refund') e on e.refund_id = r.id
      left join ledger_entry back on back.refund_id = r.id and back.kind = 'refundFailed'
      where (r.status = 'succeeded' and (e.amount is distinct from -r.amount or back.id is not null))
        or (e.id is not null and r.status <> 'succeeded' and back.amount is distinct from r.amount) ${most}`,
  },
  {
    id: 'ledger-tax',
    title: 'The tax of a payment is in its money that is left, to the cent of its refunds in parts',
    broken: sql`
      select pay.id from payment pay
      join lateral (select sum(amount) as held, sum(tax) as tax, count(*) filter (where kind = 'refund') as refunds,
          sum(${roundedAlone}) as rounded from ledger_entry where payment_id = pay.id) e
        on e.held is not null
      where e.tax <> case when pay.amount = 0 and e.refunds > 0 then 0 when e.held = pay.amount then pay.tax else round(pay.tax::numeric * e.held / greatest(pay.amount, 1)) end and e.tax <> e.rounded ${most}`,
  },
  {
    id: 'purchase-sums',
    title: 'What a purchase captured, refunded and still asks for are the sums of its payments',
    broken: sql`
      select p.id from purchase p
      cross join lateral (select coalesce(sum(amount) filter (where status = 'paid'), 0) as captured,
        coalesce(sum(refunded), 0) as refunded, count(*) filter (where currency <> p.currency) as others
        from payment where purchase_id = p.id) paid
      where p.captured <> paid.captured or p.refunded <> paid.refunded or paid.others > 0
        or p.balance_due <> case when p.status in ('active', 'failed', 'paused', 'cancelled') and p.started_at is not null
          then greatest(0, p.total - p.captured + p.strayed) else 0 end ${most}`,
  },
  {
    id: 'purchase-total',
    title: 'A purchase was sold for the sum of its lines and fee, less discount and credit',
    broken: sql`
      select p.id, p.total from purchase p
      where p.started_at is not null and p.total <> case p.plan_type
        when 'subscription' then ${dueSoFar} else ${soldFor} end ${most}`,
  },
  {
    id: 'purchase-overpaid',
    title:
      'No purchase but a subscription keeps more than it was sold for, and what came beyond that has a refund',
    broken: sql`
      select p.id from purchase p
      where (p.plan_type <> 'subscription' and p.captured - p.strayed > p.total)
        or p.strayed > (select coalesce(sum(r.amount), 0) from refund r
          join payment pay on pay.id = r.payment_id where pay.purchase_id = p.id) ${most}`,
  },
  {
    id: 'purchase-one',
    title: 'Nobody has two live purchases of a product, and no purchase has two open charges',
    broken: sql`
      select 'purchase' as what, min(p.id) as id from purchase p where ${isLive}
      group by p.user_id, p.module_id having count(*) > 1
      union all select 'payment', min(id) from payment where status in ('due', 'sent', 'authenticating')
      group by purchase_id having count(*) > 1 ${most}`,
  },
  {
    id: 'month-once',
    title: 'No month was paid twice, and none while its purchase was not in force',
    broken: sql`
      select purchase_id, cycle from payment where status = 'paid' and cycle is not null
      group by purchase_id, cycle having count(*) > 1
      union all select e.purchase_id, (e.data ->> 'cycle')::int from purchase_event e
      where e.action = 'charge' and e.data ->> 'kind' = 'cycle' and e.from_status not in ('active', 'failed') ${most}`,
  },
  {
    id: 'purchase-refunded',
    title:
      'A purchase is fully refunded exactly when all its money went back, and the credits that paid alone',
    broken: sql`
      select p.id from purchase p
      where (p.status = 'refund' and not ${isGivenBack})
        or (p.status not in ('refund', 'deleted') and ${isGivenBack}
          and not exists (select 1 from refund r join payment pay on pay.id = r.payment_id
            where pay.purchase_id = p.id and r.status in ('due', 'sent'))) ${most}`,
  },
  {
    id: 'purchase-opens',
    title: 'Every active purchase opens its paid lines',
    broken: sql`
      select p.id, l.module_id from purchase p join purchase_line l on l.purchase_id = p.id and l.is_paid
      where p.status = 'active' and l.kind = 'product' and p.plan_type in ('free', 'oneTime') and p.expires_at is null
        and not ${isDisputed}
        and not exists (select 1 from access_grant g where g.user_id = p.user_id and g.module_id = l.module_id
          and g.source_kind = 'purchase' and g.source_id = p.id and g.state = 'active') ${most}`,
  },
  {
    id: 'opened-paid',
    title: 'Whatever a purchase opens was paid for, and the purchase is in force',
    broken: sql`
      select g.id from access_grant g
      left join purchase p on p.id = g.source_id and p.user_id = g.user_id
      left join purchase_line l on l.purchase_id = p.id and l.module_id = g.module_id and l.is_paid and l.returned_at is null
      where g.source_kind = 'purchase' and g.state = 'active'
        and (l.id is null or p.started_at is null or p.status not in ('active', 'failed', 'cancelled') or ${isDisputed}) ${most}`,
  },
  {
    id: 'standing',
    title: 'Whoever owes a payment is told so since its first failure, and no one else',
    broken: sql`
      select c.user_id from user_context c
      cross join lateral (select count(*) filter (where started_at is not null) as begun,
        min(due_since) filter (where status = 'failed') as since from purchase where user_id = c.user_id) owed
      where owed.begun > 0 and (c.payment_failed_date is distinct from owed.since
        or (c.payment_status = 'ok') <> (owed.since is null)) ${most}`,
  },
  {
    id: 'coupon-uses',
    title:
      'Coupons are used by paid purchases that hold them, reserved by unpaid ones, and not beyond their limit',
    broken: sql`
      select r.coupon_id, r.purchase_id from coupon_redemption r join purchase p on p.id = r.purchase_id
      join coupon c on c.id = r.coupon_id
      where p.coupon_id is distinct from r.coupon_id or c.module_id <> p.module_id
        or (r.status = 'redeemed') <> (p.started_at is not null)
        or (r.status = 'reserved' and p.status <> 'pending')
      union all select c.id, null from coupon c
      where c.max_redemptions < (select count(*) from coupon_redemption r
        where r.coupon_id = c.id and r.status <> 'released') ${most}`,
  },
  {
    id: 'credit-balance',
    title: 'What someone has of credits is the sum of what was written down of them',
    broken: sql`
      select coalesce(e.user_id, c.user_id) as user_id, e.amount, c.amount as unused
      from (select user_id, currency, sum(amount) as amount from credit_entry group by 1, 2) e
      full join (select user_id, currency, sum(amount) as amount from user_credit
        where used_at is null group by 1, 2) c on c.user_id = e.user_id and c.currency = e.currency
      where coalesce(e.amount, 0) <> coalesce(c.amount, 0) ${most}`,
  },
  {
    id: 'credit-used',
    title:
      'The credits that paid for a purchase are used by it, and a refund gave no more of them back',
    broken: sql`
      select p.id from purchase p
      left join lateral (select sum(amount) as used from user_credit where purchase_id = p.id) c on true
      left join lateral (select sum(r.credit) as returned from refund r
        join payment pay on pay.id = r.payment_id
        where pay.purchase_id = p.id and r.status = 'succeeded') back on true
      where (p.started_at is not null and p.credit <> coalesce(c.used, 0))
        or coalesce(back.returned, 0) > coalesce(c.used, 0)
      union all select r.id from refund r
      left join credit_entry e on e.refund_id = r.id and e.kind = 'refund'
      where r.credit <> coalesce(e.amount, 0) ${most}`,
  },
  {
    id: 'method-used',
    title:
      'Whoever has payment methods has one primary one, and no charge began with a removed one',
    broken: sql`
      select user_id, 0 as payment from payment_method where removed_at is null
      group by user_id having count(*) filter (where is_primary) <> 1
      union all select m.user_id, pay.id from payment pay join payment_method m on m.id = pay.method_id
      where m.removed_at < pay.created_at ${most}`,
  },
  {
    id: 'money-log',
    title:
      'Every change of a purchase is in its log, up to the status it has, and every movement says why',
    broken: sql`
      select p.id from purchase p
      left join lateral (select count(*) as events, (array_agg(to_status order by id desc))[1] as last
        from purchase_event where purchase_id = p.id) log on true
      where log.events <> p.version - 1 or (log.events > 0 and log.last <> p.status)
      union all select purchase_id from ledger_entry where reason = '' ${most}`,
  },
];
