import { sql } from 'kysely';
import { withdrawStatus } from '../db/status-codes.ts';
import { type Invariant, most } from './invariant.ts';

/** What people earned by their links, and how it left the academy. */
export const rewards: Invariant[] = [
  {
    id: 'reward-balance',
    title: 'No balance and nothing held back is below zero',
    broken: sql`
      select user_id, program, pot, sum(amount) as sum from reward_entry
      group by user_id, program, pot having sum(amount) < 0 ${most}`,
  },
  {
    id: 'reward-once',
    title: 'Every enrollment was credited once, and its reward ended as the enrollment says',
    broken: sql`
      select e.id, e.state from referral_enrollment e
      cross join lateral (select
          coalesce(sum(amount) filter (where pot = 'held' and kind = 'reward'), 0) as credited,
          coalesce(sum(amount) filter (where pot = 'held'), 0) as held,
          coalesce(sum(amount) filter (where pot = 'balance'), 0) as owned,
          count(*) filter (where user_id <> e.referrer_id or program <> e.program) as others
        from reward_entry where enrollment_id = e.id) sums
      where sums.credited <> e.amount or sums.others > 0
        or sums.held <> case when e.state in ('held', 'suspected') then e.amount else 0 end
        or sums.owned <> case when e.state = 'released' then e.amount else 0 end ${most}`,
  },
  {
    id: 'reward-earned',
    title:
      'Whoever earned did not pay for it, and the purchase was paid by the person who enrolled',
    broken: sql`
      select e.id from referral_enrollment e join purchase p on p.id = e.purchase_id
      where e.person_id = e.referrer_id or p.user_id = e.referrer_id or p.captured = 0
        or e.amount > p.total ${most}`,
  },
  {
    id: 'reward-currency',
    title: 'No one earned by a purchase in another currency than the program reckons in',
    broken: sql`
      select e.id from referral_enrollment e join purchase p on p.id = e.purchase_id
      where p.currency <> e.currency and e.amount > 0 ${most}`,
  },
  {
    id: 'reward-withdrawn',
    title:
      'Every withdrawal left the balance once, came back when it was not paid, and was paid out otherwise',
    broken: sql`
      select w.id, w.status from withdraw_request w
      left join payout p on p.request_id = w.id
      cross join lateral (select coalesce(sum(amount) filter (where kind = 'withdrawal'), 0) as taken,
          coalesce(sum(amount) filter (where kind in ('rejected', 'payoutFailed')), 0) as back
        from reward_entry where request_id = w.id) sums
      where sums.taken <> -w.amount or sums.back <> case when w.status = ${withdrawStatus.rejected} then w.amount else 0 end
        or (w.status = ${withdrawStatus.approved}) <> (p.status is not distinct from 'paid')
        or (w.status <> ${withdrawStatus.requested} and w.decided_by is null) ${most}`,
  },
  {
    id: 'reward-credit',
    title: 'Credits made of rewards are what left the balance',
    broken: sql`
      select e.id from reward_entry e join credit_entry c on c.credit_id = e.credit_id
      where c.amount <> -e.amount or c.user_id <> e.user_id ${most}`,
  },
];
