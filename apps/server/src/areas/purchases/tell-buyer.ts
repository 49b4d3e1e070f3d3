import type { MailContent } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import type { PurchaseDeps } from './purchase-rows.ts';

type Trx = Transaction<DB>;

/** Tells a buyer in the app, with a way to their purchases. */
export const notifyBuyer = (
  trx: Trx,
  { clock }: Pick<PurchaseDeps, 'clock'>,
  userId: number,
  notice: Omit<Notice, 'userId' | 'url' | 'now'>,
): Promise<void> => notify(trx, { userId, url: '/billing', now: clock.now(), ...notice });

/** Sends a mail to the address of an account. */
export async function mailBuyer(
  trx: Trx,
  deps: PurchaseDeps,
  userId: number,
  content: MailContent,
): Promise<void> {
  const { email } = await trx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await deps.mail.send({ to: email, ...content }, trx);
}
