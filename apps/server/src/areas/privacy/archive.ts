import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Deps } from '../../deps.ts';
import { openRows } from '../../vault/vault.ts';
import { readReceipt } from '../billing/receipt.service.ts';
import { toSheet } from '../certificates/certificate-sheet.ts';
import { toDetail } from '../certificates/certificates.service.ts';
import { explain, type Listed } from './archive-page.ts';
import { ownFiles } from './personal-learning.ts';
import type { Person } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';

export type ArchiveDeps = Pick<
  Deps,
  'db' | 'clock' | 'storage' | 'pdf' | 'publicUrl' | 'academyName' | 'config'
>;

const mostRows = 50_000;
/** What an archive may hold of original files; the others are named in it. S3 copies at most 5 GiB at once. */
const mostBytes = 4 * 1024 ** 3;

/** Everything the academy has of a person, as one zip that is written while it is read. */
export async function packArchive(deps: ArchiveDeps, person: Person): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough();
  // A file that can't be read ends the archive, not the process.
  zip.on('error', (error: Error) => output.destroy(error));
  const listed: Listed[] = [];
  for (const table of personalTables) {
    const rows = await readRows(deps, table, person);
    if (rows.length === 0) continue;
    const path = `${table.area}/${table.table}.json`;
    zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), path);
    listed.push({ area: table.area, path, count: rows.length });
  }
  listed.push(...(await addPapers(deps, zip, person)));
  const { added, left } = await addFiles(deps, zip, person);
  listed.push(...added);
  const { clock, academyName } = deps;
  const page = explain({ listed, left, email: person.email, academyName, at: clock.now() });
  zip.addBuffer(Buffer.from(page), 'index.html');
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

/** The rows of a person without keys and hashes. */
export async function readRows(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { table, rows, inner }: (typeof personalTables)[number],
  person: Person,
): Promise<object[]> {
  const found = await sql<{ row: object }>`
    select to_jsonb(t) - ${[...inner]}::text[] as row from ${sql.table(table)} t
    where ${rows(person)} limit ${mostRows}`.execute(db);
  const stored = found.rows.map(({ row }) => row);
  return openRows(db, config, table, stored);
}

/** Certificates and receipts, as they can be downloaded one by one. */
async function addPapers(
  { db, clock, pdf, publicUrl, academyName, config }: ArchiveDeps,
  zip: ZipFile,
  { id: userId }: Person,
): Promise<Listed[]> {
  const listed: Listed[] = [];
  const add = (area: string, name: string, bytes: Buffer) => {
    const path = `${area}/${name.replaceAll('/', '-')}.pdf`;
    zip.addBuffer(bytes, path, { compress: false });
    listed.push({ area, path, count: 1 });
  };
  const issues = await db
    .selectFrom('diploma_issue')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const issue of issues) {
    const sheet = toSheet(toDetail(issue, { now: clock.now(), publicUrl }), academyName);
    add('certificates', issue.reference_number, await pdf.print(sheet));
  }
  const payments = await db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select(['payment.id as paymentId', 'purchase.id as purchaseId'])
    .where('purchase.user_id', '=', userId)
    .where('payment.status', '=', 'paid')
    .where('payment.invoice_number', 'is not', null)
    .orderBy('payment.id')
    .execute();
  for (const ids of payments) {
    const { number, sheet } = await readReceipt(db, config, { userId, ...ids });
    add('receipts', number, await pdf.print(sheet));
  }
  return listed;
}

/** The files a person uploaded, as they were. */
async function addFiles({ db, storage }: ArchiveDeps, zip: ZipFile, { id: userId }: Person) {
  const files = await db
    .selectFrom('upload_grant')
    .select(['key', 'sealed_key', 'file_name', 'category', 'size'])
    .where(ownFiles(userId))
    .where('sealed_key', 'is not', null)
    .where('given_up_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const added: Listed[] = [];
  const left: string[] = [];
  let bytes = 0;
  for (const [index, { key, sealed_key, file_name, category, size }] of files.entries()) {
    bytes += Number(size);
    if (bytes > mostBytes || !(await storage.stat(sealed_key ?? key))) {
      left.push(file_name);
      continue;
    }
    const path = `uploads/${category}/${index + 1}-${file_name.replace(/[/\\:]|^\.+/g, '-')}`;
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      storage.read(sealed_key ?? key).then((stream) => give(null, stream), give as never);
    });
    added.push({ area: 'uploads', path, count: 1 });
  }
  return { added, left };
}
