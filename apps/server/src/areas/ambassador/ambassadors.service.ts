import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { forbidden, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import { missing } from '../people/managed-user.view.ts';
import { requirePerson } from '../people/notes.service.ts';
import { type OverviewDeps, readRewards } from '../referral/overview.service.ts';
import { tierOf } from '../referral/referral.rules.ts';
import { readRules } from '../referral/reward-rules.ts';
import { readApprovalLeft } from '../referral/withdraw-requests.repository.ts';
import { userRef } from '../refs.ts';
import { creditTeam } from './team-rewards.ts';

/** What a person earned in both programs, and how much of it the one who asks can pay out alone. */
export async function readUserRewards(
  deps: OverviewDeps,
  staff: PolicyPerson,
  userId: number,
): Promise<Schema<'UserRewards'>> {
  await requirePerson(deps.db, userId);
  const { rows } = await sql<{
    user: Schema<'UserRef'>;
    code: string;
    from_count: number | null;
    version: number | null;
  }>`
    select ${userRef('u')} as user, u.referral_code as code, a.from_count, a.version
    from app_user u left join ambassador_program a on a.user_id = u.id where u.id = ${userId}`.execute(
    deps.db,
  );
  const [{ user, code, from_count, version }] = rows as [(typeof rows)[number]];
  return {
    user,
    referralCode: code,
    referral: await readRewards(deps, { userId, program: 'referral' }),
    ambassador:
      version === null ? null : await readRewards(deps, { userId, program: 'ambassador' }),
    approvalLeft: await readApprovalLeft(deps.db, {
      staffId: staff.id,
      userId,
      now: deps.clock.now(),
    }),
    fromCount: from_count,
    version: version ?? 0,
  };
}

/** The same of an ambassador only. */
export async function readAmbassador(
  deps: OverviewDeps,
  staff: PolicyPerson,
  userId: number,
): Promise<Schema<'UserRewards'>> {
  const rewards = await readUserRewards(deps, staff, userId);
  if (rewards.version === 0) throw missing();
  return rewards;
}

/** Takes a person into the program, or gives them another tier. The one who referred them earns for the team. */
export async function makeAmbassador(
  deps: OverviewDeps,
  staff: PolicyPerson,
  { userId, fromCount, version, reason }: Schema<'AmbassadorAppointment'> & { userId: number },
): Promise<Schema<'UserRewards'>> {
  const { db, clock } = deps;
  await requirePerson(db, userId);
  if (!may(staff, 'payRewards', { userId }))
    throw forbidden("You can't make yourself an ambassador.");
  const { tiers } = await readRules(db, 'ambassador');
  if (!tiers.some(({ from_count }) => from_count === fromCount))
    throw unprocessable('Choose one of the tiers.', { fromCount: 'Choose one of the tiers' });
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const before = await readPlace(trx, userId);
    const saved = await saveTier(trx, { userId, fromCount, version, madeBy: staff.id, now });
    if (!saved) {
      const current = await readPlace(trx, userId);
      throw stale({ status: 'changed', version: current?.version ?? 0, by: null, date: null });
    }
    if (version === 0) await creditTeam(trx, userId, { actorId: staff.id, now });
    await writeAudit(trx, {
      actorId: staff.id,
      userId,
      action: version === 0 ? 'makeAmbassador' : 'changeTier',
      before: { tier: before ? tierOf(tiers, before.from_count).name : null },
      after: { tier: tierOf(tiers, fromCount).name },
      reason,
      now,
    });
  });
  return readUserRewards(deps, staff, userId);
}

interface Appointment {
  userId: number;
  fromCount: number;
  version: number;
  madeBy: number;
  now: Date;
}

/** Whether it was still as it was seen. */
async function saveTier(
  db: Kysely<DB>,
  { userId, fromCount, version, madeBy, now }: Appointment,
): Promise<boolean> {
  const saving =
    version === 0
      ? db
          .insertInto('ambassador_program')
          .values({ user_id: userId, from_count: fromCount, made_by: madeBy, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('user_id')
      : db
          .updateTable('ambassador_program')
          .set((eb) => ({ from_count: fromCount, version: eb('version', '+', 1) }))
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning('user_id');
  return (await saving.execute()).length > 0;
}

function readPlace(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('ambassador_program')
    .select(['version', 'from_count'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** What the current user's account says of it. */
export async function readOwnProgram(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'AmbassadorProgram'> | null> {
  const { rows } = await sql<Schema<'AmbassadorProgram'>>`
    select a.calendly,
      (select coalesce(sum(amount), 0)::bigint from reward_entry
        where user_id = a.user_id and program = 'ambassador' and pot = 'balance') as balance,
      (select status from withdraw_request w where w.user_id = a.user_id and w.program = 'ambassador'
        order by id desc limit 1) as "lastWithdrawRequestStatus"
    from ambassador_program a where a.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}
