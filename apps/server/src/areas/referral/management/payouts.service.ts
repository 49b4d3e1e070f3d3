import type { Schema } from '@uplink/api-client';
import { formatMoney, may, type PolicyPerson, VALIDATION } from '@uplink/api-client/domain';
import type { Selectable, Transaction } from 'kysely';
import type { DB, WithdrawRequest } from '../../../db/schema.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { Deps } from '../../../deps.ts';
import {
  conflict,
  forbidden,
  notFound,
  stale,
  unprocessable,
} from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { notify } from '../../notifications/notify.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { noteActivity } from '../activity.ts';
import type { RewardProgram } from '../referral.rules.ts';
import { lockRewards, sumRewards, writeRewards } from '../reward-entries.ts';
import { readRules } from '../reward-rules.ts';
import { isSafeLink } from '../safe-link.ts';
import { findKnown, openRequest, sameAccount } from '../withdraw.service.ts';
import {
  findManaged,
  listRequests,
  type RequestFilter,
  readCountedAmount,
  requestOrder,
} from '../withdraw-requests.repository.ts';

type Trx = Transaction<DB>;
type Row = Selectable<WithdrawRequest>;
type Managed = Schema<'ManagedWithdrawRequest'>;
type PayoutDeps = Pick<Deps, 'db' | 'clock'>;

/** A page of withdraw requests. */
export async function listWithdrawals(
  { db }: Pick<Deps, 'db'>,
  staff: PolicyPerson,
  query: RequestFilter & WindowQuery & { direction?: 'asc' | 'desc' | undefined },
): Promise<Schema<'WithdrawRequestPage'>> {
  const window = openWindow(requestOrder(query), query);
  const { rows, total } = await listRequests(db, staff, query, window);
  const page = toPage(window, rows, ({ key }) => key);
  return {
    data: page.rows.map(({ item }) => item),
    paging: { pageSize: window.pageSize, total, ...page.cursors },
  };
}

/** Approves or rejects a request, on the version that was seen. A rejection gives the money back. */
export async function decideOnRequest(
  deps: PayoutDeps,
  staff: PolicyPerson,
  { id, ...decision }: Schema<'WithdrawDecision'> & { id: number },
): Promise<Managed> {
  await inOnePayout(() =>
    deps.db.transaction().execute(async (trx) => {
      const row = await lockRequest(trx, id);
      await refuseStale(trx, staff, row, { version: decision.version, status: 1 });
      if (decision.status === 3) return reject(trx, deps, staff, row, decision.note);
      await refuseRequester(trx, staff, row);
      return approve(trx, deps, staff, row, transferOf(decision));
    }),
  );
  return (await findManaged(deps.db, staff, id)) as Managed;
}

/** Pays out a part of somebody's balance; above the limit it waits for another person. */
export async function payOut(
  deps: PayoutDeps,
  staff: PolicyPerson,
  { userId, type = 'ambassador', ...wish }: Schema<'PayoutInput'> & { userId: number },
): Promise<Managed> {
  const { db, clock } = deps;
  if (!may(staff, 'payRewards', { userId })) throw forbidden("You can't pay out to yourself.");
  const account = { userId, program: type };
  const id = await inOnePayout(() =>
    db.transaction().execute(async (trx) => {
      await requireAccount(trx, userId);
      await lockRewards(trx, account);
      const known = await findKnown(trx, staff.id, wish.changeId);
      if (known) return sameAccount(known, account).id;
      const { balance } = await sumRewards(trx, account);
      const { approval_limit, currency } = await readRules(trx, type);
      if (wish.amount > balance)
        throw unprocessable('This is more than the balance.', {
          amount: `At most ${formatMoney({ amount: balance, currency })}`,
        });
      const { amount, changeId, note } = wish;
      const row = await openRequest(trx, account, {
        amount,
        changeId,
        note,
        requestedBy: staff.id,
        now: clock.now(),
      });
      if ((await readCountedAmount(trx, row.id)) <= approval_limit)
        await approve(trx, deps, staff, row, transferOf(wish));
      else
        await writeAudit(trx, {
          actorId: staff.id,
          userId,
          action: 'requestPayout',
          after: { amount, program: type },
          reason: note,
          now: clock.now(),
        });
      return row.id;
    }),
  );
  return (await findManaged(db, staff, id)) as Managed;
}

/** The provider sent the money back: it is in the balance again. */
export async function failPayout(
  deps: PayoutDeps,
  staff: PolicyPerson,
  { id, version, failure }: Schema<'PayoutFailure'> & { id: number },
): Promise<Managed> {
  await deps.db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, id);
    await refuseStale(trx, staff, row, { version, status: 2 });
    await trx
      .updateTable('payout')
      .set({ status: 'failed', failure, failed_at: deps.clock.now() })
      .where('request_id', '=', id)
      .execute();
    await giveBack(trx, deps, staff, row, { kind: 'payoutFailed', note: failure });
  });
  return (await findManaged(deps.db, staff, id)) as Managed;
}

async function lockRequest(trx: Trx, id: number): Promise<Row> {
  const row = await trx
    .selectFrom('withdraw_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('This withdraw request does not exist.');
  return row;
}

async function requireAccount(trx: Trx, userId: number): Promise<void> {
  const found = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound('This person does not exist.');
}

async function refuseStale(
  trx: Trx,
  staff: PolicyPerson,
  row: Row,
  seen: { version: number; status: number },
): Promise<void> {
  if (!may(staff, 'payRewards', { userId: row.user_id }))
    throw forbidden("You can't decide on your own rewards.");
  if (row.version === seen.version && row.status === seen.status) return;
  const current = (await findManaged(trx, staff, row.id)) as Managed;
  throw stale({
    status: row.status,
    version: row.version,
    by: current.decidedBy,
    date: row.decided_at?.toISOString() ?? null,
  });
}

async function refuseRequester(trx: Trx, staff: PolicyPerson, row: Row): Promise<void> {
  const { approval_limit: limit } = await readRules(trx, row.program as RewardProgram);
  const { user_id: userId, requested_by: requestedBy } = row;
  const amount = await readCountedAmount(trx, row.id);
  if (!may(staff, 'approveWithdrawal', { userId, requestedBy, amount, limit }))
    throw forbidden('Above the limit another person must approve.');
}

interface Transfer {
  method: Schema<'PayoutMethod'>;
  reference: string;
  proof: string;
  note: string;
}

function transferOf({
  method,
  reference,
  proof,
  note,
}: Partial<Transfer> & { note: string }): Transfer {
  const faults = {
    ...(!method && { method: VALIDATION.required }),
    ...(!reference && { reference: VALIDATION.required }),
    ...(!proof && { proof: VALIDATION.required }),
    ...(proof && !isSafeLink(proof) && { proof: 'Enter a link that begins with https://' }),
  };
  if (!method || !reference || !proof || Object.keys(faults).length > 0)
    throw unprocessable('A payout needs its method, reference and proof.', faults);
  return { method, reference: reference.trim(), proof, note };
}

async function approve(
  trx: Trx,
  { clock }: PayoutDeps,
  staff: PolicyPerson,
  row: Row,
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
  await closeRequest(trx, staff, row, { action: 'approveWithdrawal', note, proof, now });
  await noteActivity(trx, { ...accountOf(row), kind: 'approved', now });
  await tell(trx, row, 'was approved. It arrives in 3-5 business days.', now);
}

const reject = (trx: Trx, deps: PayoutDeps, staff: PolicyPerson, row: Row, note: string) =>
  giveBack(trx, deps, staff, row, { kind: 'rejected', note });

async function giveBack(
  trx: Trx,
  { clock }: PayoutDeps,
  staff: PolicyPerson,
  row: Row,
  { kind, note }: { kind: 'rejected' | 'payoutFailed'; note: string },
): Promise<void> {
  const now = clock.now();
  const account = accountOf(row);
  await lockRewards(trx, account);
  const { amount, currency, id } = row;
  const entry = { pot: 'balance', kind, amount, request_id: id, actor_id: staff.id, reason: note };
  await writeRewards(trx, account, [entry], { currency, now });
  const action = kind === 'rejected' ? 'rejectWithdrawal' : 'failPayout';
  await closeRequest(trx, staff, row, { action, note, proof: row.proof, now });
  await noteActivity(trx, { ...account, kind, amount, now });
  await tell(trx, row, 'was not paid. The money is in your balance again.', now);
}

const accountOf = ({ user_id: userId, program }: Row) => ({
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
  staff: PolicyPerson,
  row: Row,
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

function tell(trx: Trx, row: Row, outcome: string, now: Date): Promise<void> {
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

/** A transfer pays one request. */
async function inOnePayout<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('A transfer with this reference has paid another request.');
  }
}
