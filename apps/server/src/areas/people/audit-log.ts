import type { StaffActionName } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { hideCardNumbers } from '../../card-number.ts';
import type { DB } from '../../db/schema.ts';

/** How a change of a cohort is undone: what was there before, and what must still be there. */
export type Inverse =
  | { kind: 'decision'; milestoneId: number; status: number; eventId: number }
  | { kind: 'move'; cohortId: number }
  | { kind: 'dueDates'; version: number; days: [milestoneId: number, days: number][] };

/** Something that staff did, with an account or with something of the academy. */
export interface StaffAction {
  actorId: number;
  /** @default it concerns no account */
  userId?: number;
  /** @default it concerns no cohort */
  cohortId?: number;
  action: StaffActionName;
  before?: object;
  after?: object;
  reason?: string | undefined;
  /** What is needed to undo it; no log shows it. */
  undo?: Inverse | undefined;
  now: Date;
}

/** Writes an action down, in the transaction of the action itself. */
export async function writeAudit(trx: Kysely<DB>, action: StaffAction): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      actor_id: action.actorId,
      user_id: action.userId ?? null,
      cohort_id: action.cohortId ?? null,
      action: action.action,
      before: withoutCards(action.before),
      after: withoutCards(action.after),
      undo: action.undo ? JSON.stringify(action.undo) : null,
      reason: hideCardNumbers(action.reason?.trim() ?? ''),
      created_at: action.now,
    })
    .execute();
}

/** What is written down stays for years: a card number someone typed into the wrong field must not. */
const withoutCards = (facts: object = {}) =>
  JSON.stringify(facts, (_name, value: unknown) =>
    typeof value === 'string' ? hideCardNumbers(value) : value,
  );
