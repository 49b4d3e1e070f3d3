import { ModuleType, type Permission } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import {
  type Authored,
  findAuthored,
  requireAuthored,
  requirePermission,
} from '../../products/authored.ts';

/** A program that the caller authors: no other product has cohorts. */
export async function requireProgram(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
  needed: Permission = 'edit',
): Promise<Authored> {
  const product = await requireAuthored(db, person, moduleId, needed);
  if (product.type !== ModuleType.program) throw unprocessable('Only programs have cohorts.');
  return product;
}

/** The program of a cohort that the caller authors; other cohorts answer like those that never were. */
export async function requireCohort(
  db: Kysely<DB>,
  person: { id: number },
  cohortId: number,
  needed: Permission = 'edit',
): Promise<Authored> {
  const cohort = await db
    .selectFrom('cohort')
    .select('module_id')
    .where('id', '=', cohortId)
    .executeTakeFirst();
  const program = cohort && (await findAuthored(db, person, cohort.module_id));
  return requirePermission(program, needed, 'This cohort does not exist.');
}
