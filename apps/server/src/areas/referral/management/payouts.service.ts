import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, forbidden, notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { amountAbove } from '../../purchases/amount-above.ts';
import { lockRewards, sumRewards } from '../reward-entries.ts';
import { readRules } from '../reward-rules.ts';
import { findKnown, openRequest, sameAccount } from '../withdraw.service.ts';
import {
  findManaged,
  listRequests,
  type RequestFilter,
  readCountedAmount,
  requestOrder,
} from '../withdraw-requests.repository.ts';
import { approve, giveBack, type PayoutDeps, type Trx } from './settle-request.ts';
import { transferOf } from './transfer.ts';
import { lockRequest, refuseRequester, refuseStale } from './withdraw-checks.ts';

type Managed = Schema<'ManagedWithdrawRequest'>;

/** A page of withdrawal requests. */
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
      if (decision.status === 3) {
        const { note } = decision;
        return giveBack(trx, deps, { staff, row }, { kind: 'rejected', note });
      }
      await refuseRequester(trx, staff, row);
      return approve(trx, deps, { staff, row }, transferOf(decision));
    }),
  );
  return (await findManaged(deps.db, staff, id)) as Managed;
}

const beyondLimit =
  'Your payouts of the last 30 days exceed the limit. Request this payout instead, before you transfer the money.';

/** Pays out a part of someone's balance; above the limit it waits for another person. */
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
      if (known) return idOfSame(sameAccount(known, account), wish.amount);
      const { balance } = await sumRewards(trx, account);
      const { approval_limit, currency } = await readRules(trx, type);
      if (wish.amount > balance)
        throw amountAbove({ amount: balance, currency }, 'This is more than the balance.');
      const { amount, changeId, note } = wish;
      const row = await openRequest(trx, account, {
        amount,
        changeId,
        note,
        requestedBy: staff.id,
        now: clock.now(),
      });
      if ((await readCountedAmount(trx, row.id)) <= approval_limit)
        await approve(trx, deps, { staff, row }, transferOf(wish));
      else {
        // The money is on its way, and a request would lose what proves it.
        if (wish.reference) throw conflict(beyondLimit);
        await writeAudit(trx, {
          actorId: staff.id,
          userId,
          action: 'requestPayout',
          after: { amount, program: type },
          reason: note,
          now: clock.now(),
        });
      }
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
    await giveBack(trx, deps, { staff, row }, { kind: 'payoutFailed', note: failure });
  });
  return (await findManaged(deps.db, staff, id)) as Managed;
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

function idOfSame(known: { id: number; amount: number }, amount: number): number {
  if (known.amount !== amount)
    throw unprocessable('This request was already sent with another amount.');
  return known.id;
}

/** A transfer pays one request. */
async function inOnePayout<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict('This transfer reference was already used for another request.');
  }
}
