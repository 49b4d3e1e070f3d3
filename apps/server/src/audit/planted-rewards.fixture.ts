import { type RawBuilder, sql } from 'kysely';
import { soldThen } from './planted-money.fixture.ts';

/** Of the buyer, in the program that everyone is in. */
const account = (purchaseId: number) => sql`
  insert into reward_account (user_id, program) select user_id, 'referral' from purchase where id = ${purchaseId}`;

/** A link's enrollment by a purchase, credited to no one. */
const enrolled = (purchaseId: number, people: RawBuilder<unknown>) => sql`
  insert into referral_enrollment (referrer_id, person_id, program, purchase_id, product, amount, needed, currency, state,
    held_until, enrolled_at)
  select ${people}, 'referral', p.id, 'One', 500, 0, 'USD', 'held', now(), now()
  from purchase p, lateral (select id from app_user where id <> p.user_id order by id limit 1) other
  where p.id = ${purchaseId}`;

const columns = sql`user_id, program, pot, kind, amount, currency, reason, created_at`;

/** For each promise about rewards what breaks it. */
export const plantedRewards = {
  'reward-balance': soldThen((id) => [
    account(id),
    sql`insert into reward_entry (${columns}, member_id)
      select user_id, 'referral', 'balance', 'team', -100, 'USD', 'x', now(), user_id from purchase where id = ${id}`,
  ]),
  'reward-once': soldThen((id) => [enrolled(id, sql`other.id, p.user_id`)]),
  'reward-earned': soldThen((id) => [enrolled(id, sql`p.user_id, other.id`)]),
  'reward-currency': soldThen((id) => [
    enrolled(id, sql`other.id, p.user_id`),
    sql`update purchase set currency = 'EUR' where id = ${id}`,
  ]),
  'reward-withdrawn': soldThen((id) => [
    sql`insert into withdraw_request (user_id, program, amount, currency, requested_by, change_id, created_at)
      select user_id, 'referral', 5000, 'USD', user_id, gen_random_uuid(), now() from purchase where id = ${id}`,
  ]),
  'reward-credit': soldThen((id) => [
    account(id),
    sql`with credit as (insert into user_credit (user_id, amount, reason)
        select user_id, 700, 'x' from purchase where id = ${id} returning id, user_id),
      entry as (insert into credit_entry (user_id, kind, amount, currency, credit_id, reason, created_at)
        select user_id, 'reward', 700, 'USD', id, 'x', now() from credit)
      insert into reward_entry (${columns}, credit_id)
      select user_id, 'referral', 'balance', 'credit', -600, 'USD', 'x', now(), id from credit`,
  ]),
};
