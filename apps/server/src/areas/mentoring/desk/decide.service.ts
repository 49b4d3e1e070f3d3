import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import {
  type DecisionRow,
  findDecision,
  insertDecision,
  toDecision,
  undoHeld,
  workColumns,
} from './decisions.repository.ts';
import { settleDecision } from './settle.service.ts';
import { checkWork } from './work-check.ts';

type Db = Kysely<DB>;
type Decision = Schema<'DeskDecision'>;
type Input = Schema<'DeskDecisionInput'>;

/**
 * Holds a mentor's decision for the time of an undo. It is refused at once where it would be refused when it
 * is sent; meanwhile the work is claimed, so that no one else decides on it.
 */
export async function holdDecision(
  db: Db,
  clock: Clock,
  mentor: PolicyPerson,
  { id, input }: { id: string; input: Input },
): Promise<Decision> {
  const now = clock.now();
  const known = await findDecision(db, id, mentor.id);
  if (known) return repeated(known, input);
  const held = await checkWork(db, mentor, { input, now }, (trx, status) =>
    insertDecision(trx, { id, mentorId: mentor.id, input, status, now }),
  );
  if (held) return toDecision(held);
  const raced = await findDecision(db, id, mentor.id);
  if (raced) return repeated(raced, input);
  throw conflict('This work was reviewed a moment ago.');
}

function repeated(row: DecisionRow, input: Input): Decision {
  const { submission_id, quiz_submission_id, cohort_milestone_id, learner_id } = row;
  const work = { submission_id, quiz_submission_id, cohort_milestone_id, learner_id };
  const isSame =
    isDeepStrictEqual(work, workColumns(input)) &&
    row.verdict === input.verdict &&
    row.message === (input.message?.trim() || null);
  if (!isSame) throw conflict('A different decision was already sent with this id.');
  return toDecision(row);
}

/** Takes a decision back while it is held; taking it back again is no fault. */
export async function undoDecision(
  db: Db,
  clock: Clock,
  mentorId: number,
  id: string,
): Promise<Decision> {
  const undone = await undoHeld(db, { id, mentorId, now: clock.now() });
  if (undone) return toDecision(undone);
  const row = await requireDecision(db, id, mentorId);
  if (row.state === 'undone') return toDecision(row);
  throw conflict('It is too late to undo this: the decision was sent.');
}

/** A decision as it is now; one that is due is sent first. */
export async function readDecision(
  db: Db,
  clock: Clock,
  mentorId: number,
  id: string,
): Promise<Decision> {
  const row = await requireDecision(db, id, mentorId);
  if (row.settles_at > clock.now()) return toDecision(row);
  await settleDecision(db, clock, id);
  return toDecision(await requireDecision(db, id, mentorId));
}

async function requireDecision(db: Db, id: string, mentorId: number): Promise<DecisionRow> {
  const row = await findDecision(db, id, mentorId);
  if (!row) throw notFound('This decision does not exist.');
  return row;
}
