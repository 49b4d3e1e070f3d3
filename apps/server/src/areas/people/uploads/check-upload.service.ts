import { buffer } from 'node:stream/consumers';
import type { Schema } from '@uplink/api-client';
import { mayAny, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, unprocessable } from '../../../plugins/errors/errors.ts';
import { sealUpload } from '../../uploads/sealed-files.ts';
import { checkLines } from './check-lines.ts';
import { type Correction, correctTable, mergeCorrections } from './corrections.rules.ts';
import { type CsvTable, readCsv } from './read-csv.ts';
import { matchColumns } from './upload-fields.rules.ts';
import { findCohorts, findKnownEmails, insertLines } from './uploads.repository.ts';
import { readUpload } from './uploads.service.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type Upload = Schema<'UserUpload'>;
type Fields = Upload['columns'][number]['field'][];

/** Says what an uploaded file would do, and keeps its lines. */
export async function checkUpload(
  deps: UploadDeps,
  staff: PolicyPerson,
  { key, fields: chosen }: Schema<'UserUploadRequest'>,
): Promise<Upload> {
  const { fileName, table } = await readUploaded(deps, staff, key);
  const fields = chosen ?? matchColumns(table.heading);
  const lines = await checkTable(deps, staff, { table, fields });
  const id = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('user_upload')
      .values({
        user_id: staff.id,
        upload_key: key,
        file_name: fileName,
        state: 'checked',
        columns: JSON.stringify(columnsOf(table, fields)),
        created_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertLines(trx, row.id, lines);
    return row.id;
  });
  return readUpload(deps.db, staff, id);
}

const hasStarted = 'This upload has started: its lines stay as they are.';

/** Checks an upload again with corrected cells, or with other columns. */
export async function correctUpload(
  deps: UploadDeps,
  { staff, id }: { staff: PolicyPerson; id: number },
  { fields: chosen, cells }: Schema<'UserUploadCorrection'>,
): Promise<Upload> {
  const upload = await readUpload(deps.db, staff, id);
  if (upload.state !== 'checked') throw conflict(hasStarted);
  const { corrections: known } = await deps.db
    .selectFrom('user_upload')
    .select('corrections')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { table } = await readUploaded(deps, staff, upload.key);
  const fields = chosen ?? upload.columns.map(({ field }) => field);
  const corrections = mergeCorrections(known as unknown as Correction[], cells);
  if (!correctTable(table, corrections)) throw unprocessable('This cell is not in the file.');
  const lines = await checkTable(deps, staff, { table, fields });
  await deps.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('user_upload')
      .set({
        columns: JSON.stringify(columnsOf(table, fields)),
        corrections: JSON.stringify(corrections),
      })
      .where('id', '=', id)
      .where('state', '=', 'checked')
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw conflict(hasStarted);
    await trx.deleteFrom('user_upload_line').where('upload_id', '=', id).execute();
    await insertLines(trx, id, lines);
  });
  return readUpload(deps.db, staff, id);
}

function checkTable(
  { db, clock }: UploadDeps,
  staff: PolicyPerson,
  { table, fields }: { table: CsvTable; fields: Fields },
) {
  if (fields.length !== table.heading.length)
    throw unprocessable('Choose what each column of the file is.');
  const given = fields.filter((field) => field !== null);
  if (new Set(given).size < given.length)
    throw unprocessable('Two columns can’t be the same thing.');
  return checkLines(table, {
    fields,
    mayAssign: mayAny(staff, 'assignRoles'),
    findKnown: (emails) => findKnownEmails(db, emails),
    findCohorts: (names) => findCohorts(db, names),
    now: clock.now(),
  });
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

const columnsOf = ({ heading, lines }: CsvTable, fields: Fields) =>
  heading.map((name, index) => ({
    name: printable(name),
    samples: lines
      .map(({ cells }) => printable(cells[index] ?? '').slice(0, sampleLength))
      .filter((text) => text !== '')
      .slice(0, 3),
    field: fields[index] ?? null,
  }));

const printable = (text: string) => text.replace(/\p{Cc}/gu, '\uFFFD');
