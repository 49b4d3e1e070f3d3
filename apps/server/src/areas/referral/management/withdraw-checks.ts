import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { forbidden, notFound, stale } from '../../../plugins/errors/errors.ts';
import type { RewardProgram } from '../referral.rules.ts';
import { readRules } from '../reward-rules.ts';
import { findManaged, readCountedAmount } from '../withdraw-requests.repository.ts';
import type { RequestRow, Trx } from './settle-request.ts';

/** Locked until the transaction ends, so that two decisions follow each other. */
export async function lockRequest(trx: Trx, id: number): Promise<RequestRow> {
  const row = await trx
    .selectFrom('withdraw_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('This withdrawal request does not exist.');
  return row;
}

/** Refuses a decision on one's own request, and one made on a state that has changed since. */
export async function refuseStale(
  trx: Trx,
  staff: PolicyPerson,
  row: RequestRow,
  seen: { version: number; status: number },
): Promise<void> {
  if (!may(staff, 'payRewards', { userId: row.user_id }))
    throw forbidden("You can't decide on your own rewards.");
  if (row.version === seen.version && row.status === seen.status) return;
  const current = (await findManaged(trx, staff, row.id)) as Schema<'ManagedWithdrawRequest'>;
  throw stale({
    status: row.status,
    version: row.version,
    by: current.decidedBy,
    date: row.decided_at?.toISOString() ?? null,
  });
}

/** Above the limit, the person who requested a payout can't approve it. */
export async function refuseRequester(
  trx: Trx,
  staff: PolicyPerson,
  row: RequestRow,
): Promise<void> {
  const { approval_limit: limit } = await readRules(trx, row.program as RewardProgram);
  const { user_id: userId, requested_by: requestedBy } = row;
  const amount = await readCountedAmount(trx, row.id);
  if (!may(staff, 'approveWithdrawal', { userId, requestedBy, amount, limit }))
    throw forbidden('Above the limit another person must approve.');
}
