import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson, ROLE_LABELS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import { csvFile } from '../../csv-file.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { sealUpload } from '../../uploads/sealed-files.ts';
import { writeAudit } from '../audit-log.ts';
import { checkLines } from './check-lines.ts';
import { type CsvTable, readCsv } from './read-csv.ts';
import { matchColumns } from './upload-fields.rules.ts';
import {
  countLines,
  findKnownEmails,
  findUpload,
  insertLines,
  lineOrder,
  listLines,
  type Outcome,
  selectUploads,
} from './uploads.repository.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type Upload = Schema<'UserUpload'>;

/** Says what an uploaded file would do, and keeps its lines. */
export async function checkUpload(
  deps: UploadDeps,
  staff: PolicyPerson,
  { key, fields: chosen }: Schema<'UserUploadRequest'>,
): Promise<Upload> {
  const { db, clock } = deps;
  const { fileName, table } = await readUploaded(deps, staff, key);
  const fields = chosen ?? matchColumns(table.heading);
  if (fields.length !== table.heading.length)
    throw unprocessable('Say for each column of the file what it is.');
  const given = fields.filter((field) => field !== null);
  if (new Set(given).size < given.length)
    throw unprocessable('Two columns can’t be the same thing.');
  const lines = await checkLines(table, {
    fields,
    mayAssign: mayAny(staff, 'assignRoles'),
    findKnown: (emails) => findKnownEmails(db, emails),
    now: clock.now(),
  });
  const id = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('user_upload')
      .values({
        user_id: staff.id,
        upload_key: key,
        file_name: fileName,
        state: 'checked',
        columns: JSON.stringify(columnsOf(table, fields)),
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertLines(trx, row.id, lines);
    return row.id;
  });
  return readUpload(db, staff, id);
}

async function readUploaded(deps: UploadDeps, staff: { id: number }, key: string) {
  const grant = await deps.db
    .selectFrom('upload_grant')
    .select('file_name')
    .where('key', '=', key)
    .where('user_id', '=', staff.id)
    .where('category', '=', 'csv')
    .executeTakeFirst();
  const file = grant && (await sealUpload(deps, key));
  if (!file) throw notFound("The file didn't finish uploading. Choose it again.");
  const bytes = await buffer(await deps.storage.read(file.key));
  return { fileName: grant.file_name, table: await readCsv(bytes) };
}

const sampleLength = 60;

const columnsOf = ({ heading, lines }: CsvTable, fields: Upload['columns'][number]['field'][]) =>
  heading.map((name, index) => ({
    name: printable(name),
    samples: lines
      .map(({ cells }) => printable(cells[index] ?? '').slice(0, sampleLength))
      .filter((text) => text !== '')
      .slice(0, 3),
    field: fields[index] ?? null,
  }));

const printable = (text: string) => text.replace(/\p{Cc}/gu, '\uFFFD');

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

const before = { running: ['checked', 'stopped'], stopped: ['running'] } as const;

/** Starts an upload, stops it or goes on with it; what it is already, and what is done, stays. */
export async function changeUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, id }: { staff: PolicyPerson; id: number },
  { state, sendsActivation }: Schema<'UserUploadUpdate'>,
): Promise<Upload> {
  const known = await readUpload(db, staff, id);
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('user_upload')
      .set({
        state,
        ...(sendsActivation !== undefined && { sends_activation: sendsActivation }),
      })
      .where('id', '=', id)
      .where('state', 'in', before[state])
      .returning('id')
      .executeTakeFirst();
    if (!changed) return;
    await writeAudit(trx, {
      actorId: staff.id,
      action: state === 'running' ? 'uploadUsers' : 'stopUpload',
      after: { file: known.fileName, users: known.counts.ready },
      now: clock.now(),
    });
  });
  const upload = await readUpload(db, staff, id);
  if (state === 'stopped' && upload.state !== 'stopped')
    throw conflict(
      upload.state === 'done' ? 'This upload is done.' : 'This upload has not started yet.',
    );
  return upload;
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
        userId && `usr_${userId}`,
        faults
          .map(({ column, message }) => (column ? `${column}: ${message}` : message))
          .join('; '),
      ]);
    },
  });
}
