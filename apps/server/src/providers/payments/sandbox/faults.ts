import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { DeclineCode } from '../payments.ts';

export const callNames = [
  'saveMethod',
  'readMethod',
  'removeMethod',
  'beginApproval',
  'charge',
  'readCharge',
  'cancelCharge',
  'refund',
  'readRefund',
  'readDispute',
  'listMovements',
] as const;
export type CallName = (typeof callNames)[number];

/**
 * What goes wrong with a call: `timeoutBefore` and `serverError` happen before anything did, `timeoutAfter`
 * and `lostAnswer` after it; the caller can't tell which.
 */
export const callFaults = [
  'decline',
  'authenticationNeeded',
  'timeoutBefore',
  'timeoutAfter',
  'serverError',
  'lostAnswer',
  'slow',
  'refundPending',
  'refundFails',
] as const;

export interface CallFault {
  fault: (typeof callFaults)[number];
  /** For declines. */
  detail: DeclineCode | null;
}

export interface FaultToCome {
  /** The call it is for. */
  call: CallName;
  fault: CallFault['fault'];
  /** Why a charge is declined. @default declined */
  detail?: DeclineCode;
  /** Only calls for this customer. @default everyone's */
  customer?: string;
  /** How many calls go wrong. @default 1 */
  times?: number;
}

export async function addFault(db: Kysely<DB>, fault: FaultToCome): Promise<void> {
  const { call, fault: kind, detail = null, customer = null, times = 1 } = fault;
  await db
    .insertInto('sandbox_fault')
    .values({ call, fault: kind, detail, customer, remaining: times })
    .execute();
}

/** The oldest fault that fits a call; it is used up by that. */
export async function takeFault(
  db: Kysely<DB>,
  call: CallName,
  customer: string | undefined,
): Promise<CallFault | undefined> {
  const { rows } = await sql<CallFault>`
    update sandbox_fault set remaining = remaining - 1
    where id = (
      select id from sandbox_fault
      where call = ${call} and remaining > 0 and (customer is null or customer = ${customer ?? null})
      order by id limit 1 for update skip locked
    ) returning fault, detail`.execute(db);
  return rows[0];
}

export async function clearFaults(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('sandbox_fault').execute();
}
