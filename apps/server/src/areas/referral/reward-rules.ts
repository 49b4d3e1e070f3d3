import type { Kysely, Selectable } from 'kysely';
import type { DB, RewardRules } from '../../db/schema.ts';
import type { RewardProgram, Tier } from './referral.rules.ts';

export type RulesRow = Selectable<RewardRules> & { tiers: Tier[] };

/** The limits and tiers of a program, lowest first. */
export async function readRules(db: Kysely<DB>, program: RewardProgram): Promise<RulesRow> {
  const [rules, tiers] = await Promise.all([
    db
      .selectFrom('reward_rules')
      .selectAll()
      .where('program', '=', program)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('reward_tier')
      .select(['from_count', 'name', 'amount', 'share'])
      .where('program', '=', program)
      .orderBy('from_count')
      .execute(),
  ]);
  return { ...rules, tiers };
}

/** In which program someone's link earns: ambassadors earn as such. */
export async function programOf(db: Kysely<DB>, userId: number): Promise<RewardProgram> {
  const row = await db
    .selectFrom('ambassador_program')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? 'ambassador' : 'referral';
}
