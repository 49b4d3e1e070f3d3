import { UserStatus } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notifyAll } from '../notifications/notify.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

/** Tells those who look after purchases of something they must see to. */
export async function tellStaff(
  trx: Transaction<DB>,
  deps: Pick<PurchaseDeps, 'clock'>,
  occasion: string,
  message: string,
): Promise<void> {
  const staff = await trx
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('user_role.user_id')
    .distinct()
    .where('role', 'in', ['admin', 'customerSupport'])
    .where('app_user.status', '=', UserStatus.active)
    .limit(200)
    .execute();
  const ids = staff.map(({ user_id }) => user_id);
  await notifyAll(trx, ids, {
    message,
    kind: 'news',
    type: 'alert',
    occasion,
    now: deps.clock.now(),
  });
}
