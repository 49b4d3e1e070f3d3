import type { Transaction } from 'kysely';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';
import { forbidden } from '../../plugins/errors/errors.ts';

/**
 * Asked before an account may lose what makes it an admin's: two admins can't remove each other at once, and one stays
 * whose account isn't about to be deleted.
 */
export async function keepAnAdmin(
  trx: Transaction<DB>,
  { actorId, userId }: { actorId: number; userId: number },
): Promise<void> {
  const role = await trx
    .selectFrom('user_role')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (!role) return;
  await lockUntilEnd(trx, 'admins');
  const admins = await trx
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .leftJoin('account_deletion', 'account_deletion.user_id', 'app_user.id')
    .select(['app_user.id', 'account_deletion.user_id as leaving'])
    .where('role', '=', 'admin')
    .where('status', '=', userStatus.active)
    .where('blocked', '=', false)
    .where('deleted_at', 'is', null)
    .execute();
  if (admins.every(({ id }) => id !== actorId))
    throw forbidden('Another admin has closed your account or taken your role.');
  if (admins.every(({ id, leaving }) => id === userId || leaving !== null))
    throw forbidden('This is the last admin. Make someone else an admin first.');
}
