import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { noteActivity, shownName } from '../referral/activity.ts';
import { lockRewards, writeRewards } from '../referral/reward-entries.ts';
import { readRules } from '../referral/reward-rules.ts';

/**
 * A person of someone's team became an ambassador: that is worth an amount, once for each person and up to a
 * sum. Staff decide who becomes one, so accounts made for it bring nothing.
 */
export async function creditTeam(
  trx: Transaction<DB>,
  memberId: number,
  { actorId, now }: { actorId: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{ referrer_id: number; name: string }>`
    select m.referrer_id, ${shownName('u')} as name from referral_mark m
    join ambassador_program a on a.user_id = m.referrer_id
    join app_user u on u.id = m.user_id
    where m.user_id = ${memberId} order by m.clicked_at desc, m.referrer_id limit 1`.execute(trx);
  const [mark] = rows;
  if (!mark) return;
  const account = { userId: mark.referrer_id, program: 'ambassador' } as const;
  await lockRewards(trx, account);
  const rules = await readRules(trx, 'ambassador');
  const earned = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from reward_entry
    where user_id = ${account.userId} and program = 'ambassador' and kind = 'team'`.execute(trx);
  const left = rules.team_cap - (earned.rows[0]?.sum ?? 0);
  const amount = Math.max(0, Math.min(rules.team_amount, left));
  if (amount === 0) return;
  const entry = { pot: 'balance', kind: 'team', amount, member_id: memberId } as const;
  await writeRewards(trx, account, [{ ...entry, actor_id: actorId, reason: 'Joined the team' }], {
    currency: rules.currency,
    now,
  });
  await noteActivity(trx, { ...account, kind: 'team', person: mark.name, amount, now });
}
