import { createHmac } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import {
  addYears,
  examPath,
  formatDate,
  LAB_ACCESS_YEARS,
  labRunPath,
} from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, notFound } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { requireOpenLesson } from '../learning/lesson-access.ts';
import { paging } from '../paging.ts';
import { findAuthored } from '../products/authored.ts';
import { requireTerms } from '../terms/require-terms.ts';
import { countLabs, keepFirstAccess, type LabRow, selectLabs } from './labs.repository.ts';
import { isLabOf, isLabOfLesson } from './own-labs.ts';

interface LabFilter {
  type?: Schema<'LabType'>;
  page: number;
  pageSize: number;
}

/** Practice labs with the learner's access to each. */
export async function listLabs(
  db: Kysely<DB>,
  now: Date,
  userId: number,
  { type, page, pageSize }: LabFilter,
): Promise<Schema<'LabPage'>> {
  const where = type === undefined ? sql`true` : sql`m.subtype = ${type}`;
  const [rows, total] = await Promise.all([
    selectLabs(db, userId, where, { limit: pageSize, offset: page * pageSize }),
    countLabs(db, userId, where),
  ]);
  return {
    data: rows.map((row) => toLab(row, now)),
    paging: paging('/me/labs', { type, page, pageSize }, total),
  };
}

/** The labs of a lesson or product; for a lab, itself and the labs it contains. */
export async function listModuleLabs(
  db: Kysely<DB>,
  now: Date,
  userId: number,
  moduleId: number,
): Promise<Schema<'Lab'>[]> {
  if (await isLesson(db, moduleId)) return listLessonLabs(db, now, userId, moduleId);
  await readModule(db, userId, moduleId);
  return readProductLabs(db, now, userId, moduleId);
}

/** The same of a product that someone is known to read. */
export async function readProductLabs(
  db: Kysely<DB>,
  now: Date,
  userId: number,
  moduleId: number,
): Promise<Schema<'Lab'>[]> {
  const rows = await selectLabs(db, userId, isLabOf(moduleId), { limit: 200, offset: 0 });
  const first = rows.filter(({ id }) => id === moduleId);
  const others = rows.filter(({ id }) => id !== moduleId);
  return [...first, ...others].map((row) => toLab(row, now));
}

/** The labs of a lesson that the user may open, or writes. */
async function listLessonLabs(
  db: Kysely<DB>,
  now: Date,
  userId: number,
  lessonId: number,
): Promise<Schema<'Lab'>[]> {
  const product = await findAuthored(db, { id: userId }, lessonId);
  // The same message as for an unknown product, so that it doesn't reveal drafts.
  if (!product) await requireOpenLesson(db, userId, lessonId, 'This product does not exist.');
  const rows = await selectLabs(db, userId, isLabOfLesson(lessonId), { limit: 20, offset: 0 });
  return rows.map((row) => toLab(row, now));
}

async function isLesson(db: Kysely<DB>, moduleId: number): Promise<boolean> {
  const lesson = await db
    .selectFrom('lesson')
    .select('module_id')
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  return lesson !== undefined;
}

/** A lab that its learner has, and whose year is not over. */
export async function requireOwnLab(
  db: Kysely<DB>,
  userId: number,
  { labId, now }: { labId: number; now: Date },
): Promise<LabRow> {
  const [lab] = await selectLabs(db, userId, sql`m.id = ${labId}`, { limit: 1, offset: 0 });
  if (!lab) throw notFound('This lab does not exist.');
  if (!lab.is_own) throw forbidden("You don't have access to this lab.");
  if (stateOf(lab, now) === 'expired' && lab.expires_at)
    throw conflict(`Your access to this lab ended on ${formatDate(lab.expires_at.toISOString())}.`);
  await requireTerms(db, userId, labId);
  return lab;
}

type LabDeps = Pick<Deps, 'db' | 'clock' | 'labs' | 'config'>;

/** Opens a lab here or at its provider. Its year begins with the first launch that succeeds. */
export async function accessLab(
  deps: LabDeps,
  userId: number,
  labId: number,
): Promise<Schema<'LabAccess'>> {
  const { db, clock } = deps;
  const now = clock.now();
  const lab = await requireOwnLab(db, userId, { labId, now });
  const expiresAt = lab.expires_at ?? addYears(now, LAB_ACCESS_YEARS);
  const launchUrl = await launch(deps, userId, lab, expiresAt);
  const kept = await keepFirstAccess(db, {
    user_id: userId,
    lab_id: labId,
    first_access_at: now,
    expires_at: expiresAt,
  });
  return {
    launchUrl,
    firstAccessAt: kept.first_access_at.toISOString(),
    expiresAt: kept.expires_at.toISOString(),
  };
}

/** The page of a lab that runs in the academy. */
function runPath({ id, has_stages, exam_name }: LabRow): string | undefined {
  if (has_stages) return labRunPath(id);
  return exam_name === null ? undefined : examPath(exam_name);
}

async function launch(
  { labs, config }: LabDeps,
  userId: number,
  lab: LabRow,
  expiresAt: Date,
): Promise<string> {
  const path = runPath(lab);
  if (path !== undefined) return new URL(path, config.publicUrl).href;
  return labs.launch({
    vendor: lab.vendor,
    vendorId: lab.vendor_id,
    learner: createHmac('sha256', config.secret).update(`lab learner ${userId}`).digest('hex'),
    name: lab.name,
    expiresAt,
  });
}

function stateOf(row: LabRow, now: Date): Schema<'LabState'> {
  if (row.expires_at && row.expires_at <= now) return 'expired';
  if (!row.is_own) return 'notYours';
  return row.expires_at ? 'open' : 'ready';
}

function toLab(row: LabRow, now: Date): Schema<'Lab'> {
  return {
    id: row.id,
    name: row.name,
    uniqueName: row.unique_name,
    description: row.description,
    type: row.type as Schema<'LabType'>,
    vendor: row.vendor,
    numberOfLabs: row.number_of_labs,
    numberOfQuestions: row.number_of_questions,
    runsHere: runPath(row) !== undefined,
    state: stateOf(row, now),
    openedBy: row.opened_by,
    firstAccessAt: row.first_access_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
