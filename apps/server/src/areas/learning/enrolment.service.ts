import { HELD_STATUSES, ModuleStatus, SUSPENDED_OFFSET } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/**
 * Gives a product to a learner: it is not started, whatever it contains can be started. An open
 * application for it ends here.
 */
export async function enrol(trx: Kysely<DB>, userId: number, productId: number): Promise<void> {
  await trx
    .insertInto('user_module')
    .values({ user_id: userId, module_id: productId, status: ModuleStatus.notStarted })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'module_id'])
        .doUpdateSet({ status: ModuleStatus.notStarted })
        .where('user_module.status', '=', ModuleStatus.applied),
    )
    .execute();
  await giveParts(trx, userId, productId);
}

/** Makes what a product contains startable. What the learner already has stays as it is. */
export async function giveParts(trx: Kysely<DB>, userId: number, productId: number): Promise<void> {
  await trx
    .insertInto('user_module')
    .columns(['user_id', 'module_id', 'status', 'via_module_id'])
    .expression((eb) =>
      eb
        .selectFrom('module_child')
        .innerJoin('module', 'module.id', 'module_child.child_id')
        .select((one) => [
          one.val(userId).as('user_id'),
          'module_child.child_id',
          one.val<number>(ModuleStatus.startable).as('status'),
          'module_child.parent_id',
        ])
        .where('module_child.parent_id', '=', productId)
        .where('module.type', 'in', [2, 3]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'module_id']).doNothing())
    .execute();
}

/** Pauses a product and what came with it. What was only startable is paused as not started: it has no form of its own. */
export async function suspend(trx: Kysely<DB>, userId: number, productId: number): Promise<void> {
  await sql`
    update user_module set status = ${SUSPENDED_OFFSET}::int +
      case status when ${ModuleStatus.startable} then ${ModuleStatus.notStarted} else status end
    where user_id = ${userId} and (module_id = ${productId} or via_module_id = ${productId})
      and status = any (${HELD_STATUSES}::int[])`.execute(trx);
}
