import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import type { RewardProgram } from '../referral.rules.ts';
import { readRules } from '../reward-rules.ts';

type Rules = Schema<'RewardRules'>;

/** Tiers and limits of a program. */
export async function viewRules(db: Kysely<DB>, program: RewardProgram): Promise<Rules> {
  const rules = await readRules(db, program);
  return {
    program,
    version: rules.version,
    currency: rules.currency,
    holdingDays: rules.holding_days,
    minWithdrawal: rules.min_withdrawal,
    approvalLimit: rules.approval_limit,
    teamAmount: rules.team_amount,
    teamCap: rules.team_cap,
    tiers: rules.tiers.map(({ from_count, ...tier }) => ({ fromCount: from_count, ...tier })),
  };
}

/** Changes them for enrollments to come. */
export async function saveRules(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: PolicyPerson,
  { rules, reason }: Schema<'RewardRulesUpdate'>,
): Promise<Rules> {
  const { program, version, tiers, ...limits } = rules;
  const counts = tiers.map(({ fromCount }) => fromCount);
  if (Math.min(...counts) !== 1 || new Set(counts).size !== counts.length)
    throw unprocessable('The first tier begins with 1 enrollment, and each with another number.', {
      tiers: 'Begin with 1 and use each number once',
    });
  await db.transaction().execute(async (trx) => {
    const before = await viewRules(trx, program);
    const changed = await trx
      .updateTable('reward_rules')
      .set((eb) => ({
        holding_days: limits.holdingDays,
        min_withdrawal: limits.minWithdrawal,
        approval_limit: limits.approvalLimit,
        team_amount: limits.teamAmount,
        team_cap: limits.teamCap,
        version: eb('version', '+', 1),
      }))
      .where('program', '=', program)
      .where('version', '=', version)
      .where('currency', '=', limits.currency)
      .returning('program')
      .executeTakeFirst();
    if (!changed) throw stale({ status: 'changed', version: before.version, by: null, date: null });
    await trx.deleteFrom('reward_tier').where('program', '=', program).execute();
    await trx
      .insertInto('reward_tier')
      .values(tiers.map(({ fromCount, ...tier }) => ({ ...tier, program, from_count: fromCount })))
      .execute();
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'changeRewards',
      before,
      after: { program, ...limits, tiers },
      reason,
      now: clock.now(),
    });
  });
  return viewRules(db, program);
}
