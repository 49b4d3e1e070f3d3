import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType, may } from '@uplink/api-client/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { conflict, forbidden, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { grantAccess, lockAccess } from '../grants/grants.service.ts';

type Db = Kysely<DB>;

/** Applies for a program. Applying again changes nothing; a program one has is a conflict. */
export async function applyFor(
  db: Db,
  clock: Clock,
  userId: number,
  moduleId: number,
): Promise<Schema<'Module'>> {
  const module = await readModule(db, userId, moduleId);
  if (module.type !== ModuleType.program) throw unprocessable('You can only apply for programs.');
  if (module.status === ModuleStatus.applied) return module;
  if (module.status !== null) throw conflict(`You already have ${module.name}.`);
  if (!module.isPublic) throw notFound('This product does not exist.');
  await db
    .insertInto('user_module')
    .values({
      user_id: userId,
      module_id: moduleId,
      status: ModuleStatus.applied,
      applied_at: clock.now(),
    })
    .onConflict((onConflict) => onConflict.columns(['user_id', 'module_id']).doNothing())
    .execute();
  return readModule(db, userId, moduleId);
}

export interface Decision {
  userId: number;
  moduleId: number;
  staff: Pick<Caller, 'id' | 'roles'>;
  action: 'approve' | 'reject';
}

/**
 * Accepts or rejects an application: accepted, the program and what is in it can be started; rejected,
 * it is gone and can be made again. Accepting twice changes nothing.
 */
export async function decideOnApplication(
  db: Db,
  clock: Clock,
  decision: Decision,
): Promise<Schema<'Module'>> {
  const { userId, moduleId, staff, action } = decision;
  if (!may(staff, 'decideOnApplication', { learnerId: userId }))
    throw forbidden("You can't decide on your own application.");
  const module = await readModule(db, userId, moduleId);
  if (module.status === null) throw notFound('This application does not exist.');
  if (action === 'approve' && module.status === ModuleStatus.startable) return module;
  const isDecided = await db
    .transaction()
    .execute((trx) =>
      action === 'approve' ? accept(trx, clock, decision) : reject(trx, decision),
    );
  if (!isDecided) throw conflict('This application has already been decided.');
  return action === 'approve'
    ? readModule(db, userId, moduleId)
    : { ...module, status: null, progress: null };
}

async function accept(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, moduleId, staff }: Decision,
): Promise<boolean> {
  await lockAccess(trx, userId);
  const applied = await trx
    .selectFrom('user_module')
    .select('applied_at')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('status', '=', ModuleStatus.applied)
    .forUpdate()
    .executeTakeFirst();
  if (!applied) return false;
  await grantAccess(
    trx,
    { userId, moduleId, source: { kind: 'application' } },
    { actorId: staff.id, reason: 'Application accepted', clock },
  );
  return true;
}

async function reject(trx: Db, { userId, moduleId }: Decision): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('user_module')
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('status', '=', ModuleStatus.applied)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
