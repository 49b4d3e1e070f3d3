import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { openRows, sealRow, type VaultDeps } from '../../vault/vault.ts';
import { readModule } from '../catalog/catalog.service.ts';
import { lockAccess } from '../grants/grants.service.ts';
import { readApplicationWait } from './typical-wait.ts';

export interface Applying {
  userId: number;
  moduleId: number;
  /** Why they want to join. */
  message?: string | undefined;
}

/** Applies for a program. Applying again changes nothing; a program one has is a conflict. */
export async function applyFor(
  { db, clock, config }: VaultDeps & Pick<Deps, 'clock'>,
  { userId, moduleId, message }: Applying,
): Promise<Schema<'Module'>> {
  const module = await readModule(db, userId, moduleId);
  if (module.type !== ModuleType.program) throw unprocessable('You can only apply for programs.');
  if (module.status === ModuleStatus.applied) return module;
  if (module.status !== null) throw conflict(`You already have ${module.name}.`);
  if (!module.isPublic) throw notFound('This product does not exist.');
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockAccess(trx, userId);
    const [row] = await trx
      .insertInto('user_module')
      .values({
        user_id: userId,
        module_id: moduleId,
        status: ModuleStatus.applied,
        applied_at: now,
      })
      .onConflict((onConflict) => onConflict.columns(['user_id', 'module_id']).doNothing())
      .returning('user_id')
      .execute();
    if (!row) return;
    const words = { message: message?.trim() ?? '' };
    await trx
      .insertInto('application')
      .values({
        ...(await sealRow(trx, config, { userId, table: 'application' }, words)),
        user_id: userId,
        module_id: moduleId,
        applied_at: now,
      })
      .execute();
  });
  return readModule(db, userId, moduleId);
}

/** The latest application of a learner for a program: what it waits for, or what became of it. */
export async function readOwnApplication(
  { db, config }: VaultDeps,
  { userId, moduleId, now }: { userId: number; moduleId: number; now: Date },
): Promise<Schema<'Application'> | null> {
  const rows = await db
    .selectFrom('application')
    .select(['state', 'applied_at', 'decided_at', 'reason'])
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const [row] = await openRows(db, config, 'application', rows);
  if (!row) return null;
  return {
    status: row.state as Schema<'ApplicationStatus'>,
    appliedAt: row.applied_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    wait: row.state === 'waiting' ? await readApplicationWait(db, now) : null,
  };
}
