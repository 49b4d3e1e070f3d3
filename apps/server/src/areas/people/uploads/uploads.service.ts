import type { Readable } from 'node:stream';
import type { Schema } from '@uplink/api-client';
import { type PolicyPerson, ROLE_LABELS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import { csvFile } from '../../csv-file.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../audit-log.ts';
import {
  countLines,
  findUpload,
  lineOrder,
  listLines,
  type Outcome,
  selectUploads,
} from './uploads.repository.ts';

type Upload = Schema<'UserUpload'>;

/** The latest uploads of this person. */
export const readUploads = (db: Kysely<DB>, staff: { id: number }): Promise<Upload[]> =>
  selectUploads(db, staff.id);

/** How far an upload is. */
export async function readUpload(
  db: Kysely<DB>,
  staff: { id: number },
  id: number,
): Promise<Upload> {
  const upload = await findUpload(db, { userId: staff.id, id });
  if (!upload) throw notFound('This upload does not exist.');
  return upload;
}

const before = {
  running: ['checked', 'stopped'],
  stopped: ['running'],
  takingBack: ['stopped', 'done'],
} as const;

const actions = {
  running: 'uploadUsers',
  stopped: 'stopUpload',
  takingBack: 'takeBackUpload',
} as const;

/** Starts, stops, resumes or takes back an upload. Repeating one changes nothing, and finished lines stay. */
export async function changeUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, id }: { staff: PolicyPerson; id: number },
  { state, reason, ...chosen }: Schema<'UserUploadUpdate'>,
): Promise<Upload> {
  const known = await readUpload(db, staff, id);
  const now = clock.now();
  const isTakenBack = state === 'takingBack';
  if (isTakenBack && !reason)
    throw unprocessable('Taking back deletes accounts: give a reason.', {
      reason: 'Enter a reason.',
    });
  if (isTakenBack && (known.takeBackUntil ?? '') < now.toISOString() && !isGoing(known))
    throw conflict(whyKept(known));
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('user_upload')
      .set({
        state,
        ...choicesOf(chosen),
        // Its lines have what was corrected.
        ...(state === 'running' && { corrections: '[]', ended_at: null }),
        ...(state === 'stopped' && { ended_at: now }),
      })
      .where('id', '=', id)
      .where('state', 'in', before[state])
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    await writeAudit(trx, {
      actorId: staff.id,
      action: actions[state],
      after: {
        file: known.fileName,
        users: isTakenBack ? known.counts.added : known.counts.ready,
      },
      reason,
      now,
    });
  });
  const upload = await readUpload(db, staff, id);
  if (state === 'stopped' && upload.state !== 'stopped')
    throw conflict(
      upload.state === 'checked' ? 'This upload has not started yet.' : 'This upload is done.',
    );
  if (isTakenBack && !isGoing(upload)) throw conflict(whyKept(upload));
  return upload;
}

const choicesOf = (chosen: Omit<Schema<'UserUploadUpdate'>, 'state' | 'reason'>) => ({
  ...(chosen.sendsActivation !== undefined && { sends_activation: chosen.sendsActivation }),
  ...(chosen.assignsCohort !== undefined && { assigns_cohort: chosen.assignsCohort }),
  ...(chosen.updatesKnown !== undefined && { updates_known: chosen.updatesKnown }),
});

/** Whether it is being taken back, or has been. */
const isGoing = ({ state }: Upload) => state === 'takingBack' || state === 'takenBack';

function whyKept({ state }: Upload): string {
  if (state === 'checked') return 'This upload has not started yet.';
  if (state === 'running') return 'Stop this upload before you take it back.';
  return 'This upload can’t be taken back any more.';
}

/** A page of the lines of an upload. */
export async function readLines(
  db: Kysely<DB>,
  { staff, id }: { staff: { id: number }; id: number },
  { outcome, ...query }: WindowQuery & { outcome?: Outcome },
): Promise<Schema<'UserUploadLinePage'>> {
  await readUpload(db, staff, id);
  const window = openWindow(lineOrder, query);
  const of = { uploadId: id, outcome };
  const [rows, total] = await Promise.all([listLines(db, of, window), countLines(db, of)]);
  const page = toPage(window, rows, ({ line }) => [line]);
  return {
    data: page.rows.map(({ values: _, ...line }) => line),
    paging: { pageSize: window.pageSize, total, ...page.cursors },
  };
}

/** What became of each line, as a file. */
export async function exportLines(
  db: Kysely<DB>,
  { staff, id }: { staff: { id: number }; id: number },
  outcome: Outcome | undefined,
): Promise<Readable> {
  await readUpload(db, staff, id);
  let last: number | undefined;
  return csvFile({
    columns: [
      'line',
      'outcome',
      'firstName',
      'lastName',
      'email',
      'phone',
      'roles',
      'cohort',
      'tshirtSize',
      'user',
      'fault',
    ],
    async read(count) {
      const window = openWindow(lineOrder, { pageSize: count - 1 });
      const place = last === undefined ? undefined : { isBack: false, key: [last] };
      const rows = await listLines(db, { uploadId: id, outcome }, { ...window, place });
      last = rows.at(-1)?.line;
      return rows.map(({ line, outcome, values, userId, faults }) => [
        ...[line, outcome],
        ...[values.firstName ?? '', values.lastName ?? '', values.email ?? ''],
        values.phone ?? '',
        (values.roles ?? []).map((role) => ROLE_LABELS[role]).join('; '),
        ...[values.cohort ?? '', values.tshirtSize ?? ''],
        userId && `usr_${userId}`,
        faults
          .map(({ column, message }) => (column ? `${column}: ${message}` : message))
          .join('; '),
      ]);
    },
  });
}
