import { formatMoney, type PolicyPerson } from '@uplink/api-client/domain';
import type { Selectable, Transaction } from 'kysely';
import type { DB, WithdrawRequest } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notify } from '../../notifications/notify.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { noteActivity } from '../activity.ts';
import type { RewardProgram } from '../referral.rules.ts';
import { lockRewards, writeRewards } from '../reward-entries.ts';
import type { Transfer } from './transfer.ts';

export type Trx = Transaction<DB>;
export type RequestRow = Selectable<WithdrawRequest>;
/** A request, and who of the staff settles it. */
interface Settled {
  staff: PolicyPerson;
  row: RequestRow;
}

export type PayoutDeps = Pick<Deps, 'db' | 'clock'>;

/** Records the transfer that paid a request, and tells its owner. */
export async function approve(
  trx: Trx,
  { clock }: PayoutDeps,
  { staff, row }: Settled,
  { method, reference, proof, note }: Transfer,
): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('payout')
    .values({
      request_id: row.id,
      method,
      provider_ref: reference,
      status: 'paid',
      actor_id: staff.id,
      created_at: now,
    })
    .execute();
  await closeRequest(trx, { staff, row }, { action: 'approveWithdrawal', note, proof, now });
  await noteActivity(trx, { ...accountOf(row), kind: 'approved', now });
  await tell(trx, row, 'was approved. It arrives in 3-5 business days.', now);
}

/** Puts the money of a request that was rejected, or whose transfer failed, back into the balance. */
export async function giveBack(
  trx: Trx,
  { clock }: PayoutDeps,
  { staff, row }: Settled,
  { kind, note }: { kind: 'rejected' | 'payoutFailed'; note: string },
): Promise<void> {
  const now = clock.now();
  const account = accountOf(row);
  await lockRewards(trx, account);
  const { amount, currency, id } = row;
  const entry = { pot: 'balance', kind, amount, request_id: id, actor_id: staff.id, reason: note };
  await writeRewards(trx, account, [entry], { currency, now });
  const action = kind === 'rejected' ? 'rejectWithdrawal' : 'failPayout';
  await closeRequest(trx, { staff, row }, { action, note, proof: row.proof, now });
  await noteActivity(trx, { ...account, kind, amount, now });
  await tell(trx, row, 'was not paid. The money is in your balance again.', now);
}

const accountOf = ({ user_id: userId, program }: RequestRow) => ({
  userId,
  program: program as RewardProgram,
});

interface Closing {
  action: 'approveWithdrawal' | 'rejectWithdrawal' | 'failPayout';
  note: string;
  proof: string | null;
  now: Date;
}

async function closeRequest(
  trx: Trx,
  { staff, row }: Settled,
  { action, note, proof, now }: Closing,
): Promise<void> {
  const status = action === 'approveWithdrawal' ? 2 : 3;
  await trx
    .updateTable('withdraw_request')
    .set({ status, note, proof, decided_by: staff.id, decided_at: now, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await writeAudit(trx, {
    actorId: staff.id,
    userId: row.user_id,
    action,
    before: { status: row.status },
    after: { status, amount: row.amount, program: row.program },
    reason: note,
    now,
  });
}

function tell(trx: Trx, row: RequestRow, outcome: string, now: Date): Promise<void> {
  const money = formatMoney({ amount: row.amount, currency: row.currency });
  return notify(trx, {
    userId: row.user_id,
    message: `Your withdrawal of ${money} ${outcome}`,
    kind: 'payment',
    type: 'info',
    url: row.program === 'ambassador' ? '/ambassador' : '/referral',
    occasion: `withdrawal:${row.id}:${row.version}`,
    now,
  });
}
