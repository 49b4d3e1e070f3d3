import type { Schema } from '@uplink/api-client';
import { findDiplomaFaults } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { requireAuthored } from '../../products/authored.ts';
import { imageKeys, plainDesign, signersOf, toDesign } from './diploma-design.rules.ts';
import { checkImages, keepImages, linkImages } from './diploma-images.ts';
import {
  countDiplomas,
  type DiplomaColumns,
  type DiplomaFilter,
  type DiplomaRow,
  findDiploma,
  insertDiploma,
  removeDiploma,
  replaceProducts,
  selectDiplomas,
  updateDiplomaRow,
} from './diplomas.repository.ts';

export type DiplomaDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;
type Form = Schema<'DiplomaForm'>;

/** A page of someone's own certificates and awards, the newest first. */
export async function listCreatorDiplomas(
  db: Kysely<DB>,
  userId: number,
  query: DiplomaFilter & WindowQuery,
): Promise<Schema<'CreatorDiplomaPage'>> {
  const order = { name: 'diplomas', parts: 1, isDescending: true };
  const window = openWindow(order, query);
  const [found, total] = await Promise.all([
    selectDiplomas(db, userId, query, window),
    countDiplomas(db, userId, query),
  ]);
  const { rows, cursors } = toPage(window, found, ({ id }) => [id]);
  return {
    data: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),
    paging: { pageSize: window.pageSize, total, ...cursors },
  };
}

export async function readCreatorDiploma(
  deps: DiplomaDeps,
  userId: number,
  id: number,
): Promise<Schema<'CreatorDiploma'>> {
  const row = await requireDiploma(deps.db, userId, id);
  const form = toForm(row);
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    issuedCount: row.issuedCount,
    nextReference: row.nextReference,
    form,
    images: await linkImages(deps, imageKeys(toDesign(form))),
    products: row.products,
  };
}

export async function createCreatorDiploma(
  deps: DiplomaDeps,
  userId: number,
  form: Form,
): Promise<Schema<'CreatorDiploma'>> {
  await checkForm(deps, userId, form);
  const now = deps.clock.now();
  const id = await deps.db.transaction().execute(async (trx) => {
    const created = await insertDiploma(trx, toColumns(form, userId, now));
    await replaceProducts(trx, created, form.moduleIds);
    await keepImages(trx, imageKeys(toDesign(form)), now);
    return created;
  });
  return readCreatorDiploma(deps, userId, id);
}

/** Changes what is issued from now on: what was issued keeps its own copy. */
export async function updateCreatorDiploma(
  deps: DiplomaDeps,
  { userId, id }: { userId: number; id: number },
  { version, form }: Schema<'DiplomaUpdate'>,
): Promise<Schema<'CreatorDiploma'>> {
  await requireDiploma(deps.db, userId, id);
  await checkForm(deps, userId, form);
  const now = deps.clock.now();
  const isSaved = await deps.db.transaction().execute(async (trx) => {
    if (!(await updateDiplomaRow(trx, { id, version }, toColumns(form, userId, now)))) return false;
    await replaceProducts(trx, id, form.moduleIds);
    await keepImages(trx, imageKeys(toDesign(form)), now);
    return true;
  });
  if (isSaved) return readCreatorDiploma(deps, userId, id);
  const current = await requireDiploma(deps.db, userId, id);
  throw stale({
    status: 'active',
    version: current.version,
    by: current.changedBy,
    date: current.updatedAt.toISOString(),
  });
}

export async function deleteCreatorDiploma(
  { db, clock }: DiplomaDeps,
  userId: number,
  id: number,
): Promise<void> {
  await requireDiploma(db, userId, id);
  await db.transaction().execute((trx) => removeDiploma(trx, id, clock.now()));
}

export async function requireDiploma(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<DiplomaRow> {
  const row = await findDiploma(db, userId, id);
  if (!row) throw notFound('This certificate does not exist.');
  return row;
}

/** Refuses forbidden text, files that aren't images, and products of other authors. */
export async function checkForm(deps: DiplomaDeps, userId: number, form: Form): Promise<void> {
  const faults = findDiplomaFaults(form);
  const [first] = Object.values(faults);
  if (first !== undefined) throw unprocessable(faults.type ?? first, faults);
  await checkImages(deps, userId, imageKeys(toDesign(form)));
  for (const moduleId of form.moduleIds) await requireAuthored(deps.db, { id: userId }, moduleId);
}

/** The form of a stored certificate, also of one that was written before it could be designed. */
export function toForm(row: DiplomaRow): Form {
  const { name, type, body, referencePrefix, referenceStartNumber, expiryDate } = row;
  return {
    name,
    type,
    body,
    referencePrefix,
    referenceStartNumber,
    expiryDate,
    ...(row.design ?? plainDesign(row)),
    moduleIds: row.products.map(({ id }) => id),
  };
}

const toColumns = (form: Form, userId: number, now: Date): DiplomaColumns => ({
  type: form.type,
  name: form.name.trim(),
  body: form.body,
  reference_prefix: form.referencePrefix,
  reference_start_number: form.referenceStartNumber,
  expiry_years: form.expiryDate,
  image: null,
  signatures: JSON.stringify(
    signersOf(toDesign(form)).map(({ name, jobTitle }) => ({ name, jobTitle })),
  ),
  design: JSON.stringify(toDesign(form)),
  changed_by: userId,
  updated_at: now,
});
