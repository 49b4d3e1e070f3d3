import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { listNotifications } from '../notifications/notifications.service.ts';
import { readContext, readMe } from './account.service.ts';
import { readMenu } from './menu.service.ts';

/** What every page asks first, in one answer: on a slow connection four calls cost more than their bytes. */
export async function readStart({ db, config }: Deps, caller: Caller): Promise<Schema<'Start'>> {
  const [me, menu, context] = await Promise.all([
    readMe(db, caller.id),
    readMenu(db, caller, config.supportEmail),
    readContext(db, caller.id),
  ]);
  const isFrozen = context.paymentStatus === 'frozen';
  return {
    me,
    menu,
    context,
    notifications: isFrozen ? null : await listNotifications(db, caller.id),
  };
}
