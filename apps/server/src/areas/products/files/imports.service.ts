import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound } from '../../../plugins/errors/errors.ts';
import { checkImportedFiles } from '../../exercises/grading/few-at-once.ts';
import { learnersOf } from '../../grants/learners-of.ts';
import { sealUpload } from '../../uploads/sealed-files.ts';
import { type CheckedFiles, checkFiles, requireUpload } from './check-import.ts';
import { compareFiles } from './compare.ts';
import { fingerprint, toFiles } from './export.service.ts';
import { canonicalPaths, withAddresses } from './media.ts';
import { typeOf } from './save-product.ts';
import { writeProduct } from './write-product.ts';

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'grader'>;

const mostFaults = 200;

/** Says what an import of uploaded files would do, and keeps that it was asked: one after the other for each person. */
export const checkImport = (
  deps: ImportDeps,
  person: { id: number },
  request: Schema<'ProductImportRequest'>,
): Promise<Schema<'ProductImport'>> =>
  checkImportedFiles(person.id, () => checkUpload(deps, person, request));

async function checkUpload(
  deps: ImportDeps,
  person: { id: number },
  { key, moduleId }: Schema<'ProductImportRequest'>,
): Promise<Schema<'ProductImport'>> {
  await requireUpload(deps.db, person, key);
  const file = await sealUpload(deps, key);
  if (!file) throw notFound("The archive didn't finish uploading. Choose it again.");
  const checked = await checkFiles(deps, { person, file, moduleId });
  const { content, before, faults } = checked;
  const comparison = await compare(deps, checked);
  const { id } = await deps.db
    .insertInto('product_import')
    .values({
      user_id: person.id,
      upload_key: key,
      state: faults.length > 0 ? 'faulty' : 'ready',
      name: content?.name ?? null,
      type: content ? typeOf[content.kind] : null,
      module_id: before?.id ?? null,
      fingerprint: before && (await fingerprint(deps, before)),
      counts: JSON.stringify(comparison.counts),
      changes: JSON.stringify(comparison.changes),
      faults: JSON.stringify(faults.slice(0, mostFaults)),
      created_at: deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readImport(deps.db, person, id);
}

async function compare(deps: ImportDeps, { content, before, faults, archived }: CheckedFiles) {
  const none = { texts: new Map<string, string>(), media: new Map<string, string>() };
  if (!content || faults.length > 0) return compareFiles(none, none, []);
  const paths = canonicalPaths(content);
  const after = {
    texts: writeProduct(withAddresses(content, paths)),
    media: new Map(
      [...paths].map(([path, canonical]) => [canonical, archived.get(path)?.sha256 ?? '']),
    ),
  };
  if (!before) return compareFiles(none, after, [content]);
  const { texts, media } = await toFiles(deps, before.content);
  const known = new Map(media.map(({ path, sha256 }) => [path, sha256]));
  return compareFiles({ texts, media: known }, after, [before.content, content]);
}

/** Starts an import of files without faults; started twice, it runs once. */
export async function startImport(
  { db }: Pick<Deps, 'db'>,
  person: { id: number },
  id: number,
): Promise<Schema<'ProductImport'>> {
  const known = await readImport(db, person, id);
  if (known.state === 'faulty')
    throw conflict('Correct the errors first, then check the files again.');
  if (known.state === 'failed') throw conflict(known.failure ?? 'This import failed.');
  await db
    .updateTable('product_import')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .execute();
  return readImport(db, person, id);
}

/** The latest imports that someone began. */
export async function listImports(
  db: Kysely<DB>,
  person: { id: number },
): Promise<Schema<'ProductImport'>[]> {
  const { rows } = await sql<Row>`
    ${columns} where i.user_id = ${person.id} order by i.id desc limit 20`.execute(db);
  return rows.map(toImport);
}

async function readImport(
  db: Kysely<DB>,
  person: { id: number },
  id: number,
): Promise<Schema<'ProductImport'>> {
  const { rows } = await sql<Row>`
    ${columns} where i.id = ${id} and i.user_id = ${person.id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('This import does not exist.');
  return toImport(row);
}

type Row = Omit<Schema<'ProductImport'>, 'createdAt'> & { created_at: Date };

const columns = sql`
  select i.id, i.state, i.name, i.type, i.module_id as "moduleId", i.counts, i.changes, i.faults, i.failure,
    ${learnersOf(sql`i.module_id`)} as "learnerCount", i.created_at
  from product_import i`;

const toImport = ({ created_at, ...row }: Row): Schema<'ProductImport'> => ({
  ...row,
  createdAt: created_at.toISOString(),
});
