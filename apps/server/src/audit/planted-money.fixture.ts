import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

type Plant = (db: Kysely<DB>) => Promise<unknown>;

/** A product sold for 42 dollars, paid, opened and written down as it should be. */
async function sell(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with buyer as (select id from app_user where not exists (select 1 from purchase where user_id = app_user.id) order by id limit 1),
      product as (select id, name from module where type = 2 order by id limit 1),
      sold as (insert into price (module_id, type, amount) select id, 'oneTime', 4200 from product returning id, module_id),
      bought as (insert into purchase (user_id, module_id, request_id, request_hash, status, payment_type, price_id,
          plan_type, currency, total, captured, started_at, version, created_at, updated_at)
        select buyer.id, sold.module_id, gen_random_uuid(), 'x', 'active', 'card', sold.id, 'oneTime', 'USD', 4200, 4200,
          now(), 2, now(), now() from buyer, sold returning id, user_id, module_id, price_id),
      line as (insert into purchase_line (purchase_id, kind, module_id, price_id, name, list_amount, is_paid, created_at)
        select id, 'product', module_id, price_id, 'One', 4200, true, now() from bought),
      paid as (insert into payment (purchase_id, kind, payment_type, provider, amount, currency, status, idempotency_key,
          provider_ref, paid_at, created_at, updated_at)
        select id, 'first', 'card', 'planted', 4200, 'USD', 'paid', 'planted', 'planted', now(), now(), now()
        from bought returning id, purchase_id),
      entry as (insert into ledger_entry (purchase_id, payment_id, kind, amount, currency, reason, created_at)
        select purchase_id, id, 'capture', 4200, 'USD', 'First payment', now() from paid),
      event as (insert into purchase_event (purchase_id, action, from_status, to_status, created_at)
        select id, 'bought', 'pending', 'active', now() from bought),
      given as (insert into access_grant (user_id, module_id, source_kind, source_id)
        select user_id, module_id, 'purchase', id from bought returning id)
    select id from bought`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Sells something well, then breaks it. */
export const soldThen =
  (breaking: (id: number) => RawBuilder<unknown>[]): Plant =>
  async (db) => {
    const id = await sell(db);
    for (const step of breaking(id)) await step.execute(db);
  };

const unlock = (table: string) => sql`alter table ${sql.table(table)} disable trigger all`;
const secondPayment = (id: number, columns: RawBuilder<unknown>) => sql`
  insert into payment (purchase_id, payment_type, amount, currency, created_at, updated_at, idempotency_key,
    kind, cycle, status, paid_at, reason) select ${id}, 'card', 4200, 'USD', now(), now(), gen_random_uuid()::text, ${columns}`;

/** For each promise about money what breaks it. */
export const plantedMoney: Record<string, Plant> = {
  'captured-once': soldThen((id) => [
    unlock('ledger_entry'),
    sql`delete from ledger_entry where purchase_id = ${id}`,
  ]),
  'invoice-numbers': soldThen((id) => [
    sql`update payment set invoice_number = '2026-000900' where purchase_id = ${id}`,
  ]),
  invoiced: soldThen(() => []),
  'charge-source': soldThen((id) => [
    sql`alter table payment drop constraint payment_check3`,
    sql`update payment set provider_ref = null where purchase_id = ${id}`,
  ]),
  'refund-room': soldThen((id) => [sql`update payment set refunded = 1 where purchase_id = ${id}`]),
  'refund-ledger': soldThen((id) => [
    sql`insert into refund (payment_id, amount, status, idempotency_key, reason, created_at, updated_at)
      select id, 1, 'succeeded', 'planted', 'x', now(), now() from payment where purchase_id = ${id}`,
  ]),
  'ledger-tax': soldThen((id) => [
    unlock('ledger_entry'),
    sql`update ledger_entry set tax = 1 where purchase_id = ${id}`,
  ]),
  'purchase-sums': soldThen((id) => [sql`update purchase set captured = 4300 where id = ${id}`]),
  'purchase-total': soldThen((id) => [sql`update purchase set total = 4100 where id = ${id}`]),
  'purchase-overpaid': soldThen((id) => [
    sql`update purchase set captured = 4300 where id = ${id}`,
  ]),
  'purchase-one': soldThen((id) => [
    sql`drop index purchase_live`,
    sql`insert into purchase (user_id, module_id, request_id, request_hash, status, payment_type, price_id, plan_type,
        currency, total, created_at, updated_at)
      select user_id, module_id, gen_random_uuid(), 'x', 'pending', 'card', price_id, 'oneTime', 'USD', 4200, now(), now()
      from purchase where id = ${id}`,
  ]),
  'month-once': soldThen((id) => [
    sql`drop index payment_cycle`,
    secondPayment(id, sql`'cycle', 2, 'paid', now(), 'x'`),
    secondPayment(id, sql`'cycle', 2, 'paid', now(), 'x'`),
  ]),
  'purchase-refunded': soldThen((id) => [
    sql`update purchase set status = 'refund' where id = ${id}`,
  ]),
  'purchase-opens': soldThen((id) => [
    sql`delete from access_grant where source_kind = 'purchase' and source_id = ${id}`,
  ]),
  'opened-paid': soldThen((id) => [
    sql`update purchase_line set is_paid = false where purchase_id = ${id}`,
  ]),
  standing: soldThen((id) => [
    sql`update purchase set status = 'failed', due_since = now() where id = ${id}`,
  ]),
  'coupon-uses': soldThen((id) => [
    sql`with list as (insert into coupon (module_id, code, contexts)
        select module_id, 'PLANTED', '{inApp}' from purchase where id = ${id} returning id)
      insert into coupon_redemption (purchase_id, coupon_id, status, expires_at) select ${id}, id, 'redeemed', now() from list`,
  ]),
  'credit-balance': soldThen((id) => [
    sql`insert into user_credit (user_id, amount, reason) select user_id, 700, 'x' from purchase where id = ${id}`,
  ]),
  'credit-used': soldThen((id) => [
    sql`update purchase set credit = 700, total = total - 700 where id = ${id}`,
  ]),
  'method-used': soldThen((id) => [
    sql`insert into payment_method (user_id, kind, provider, provider_ref, created_at)
      select user_id, 'card', 'planted', 'planted', now() from purchase where id = ${id}`,
  ]),
  'money-log': soldThen((id) => [sql`update purchase set version = 9 where id = ${id}`]),
};
