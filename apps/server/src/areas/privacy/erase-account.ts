import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { attempt, type OnFault } from '../../jobs/attempt.ts';
import { endSessions } from '../../providers/identity/end-sessions.ts';
import { forgetMethods } from '../billing/forget-methods.ts';
import { removeParts } from '../uploads/stored-parts.ts';
import { endPurchases } from './end-purchases.ts';
import { markErased } from './erased-marks.ts';
import { forgetName } from './forget-name.ts';
import { keepBuyer } from './invoice-record.ts';
import { ownFiles } from './personal-learning.ts';
import type { Person } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';
import { deleted } from './privacy.mails.ts';

export type EraseDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'mail'
  | 'storage'
  | 'payments'
  | 'recordings'
  | 'publicUrl'
  | 'academyName'
  | 'config'
> & {
  onFault: OnFault;
};

/**
 * Removes a person from everywhere. What is outside of the database goes first: killed in between, the account is
 * still there to be tried again. False while a payment is under way or a provider can't be reached.
 */
export async function eraseAccount(deps: EraseDeps, person: Person): Promise<boolean> {
  if (await isPaying(deps.db, person.id)) return false;
  if (!(await forgetAtProviders(deps, person.id))) return false;
  await clearFiles(deps, person.id);
  await deps.recordings?.forget(person.id);
  return deps.db.transaction().execute((trx) => eraseRows(deps, trx, person.id));
}

async function isPaying(db: Kysely<DB>, userId: number): Promise<boolean> {
  const payment = await db
    .selectFrom('payment')
    .innerJoin('purchase', 'purchase.id', 'payment.purchase_id')
    .select('payment.id')
    .where('purchase.user_id', '=', userId)
    .where('payment.status', 'in', ['due', 'sent', 'authenticating'])
    .executeTakeFirst();
  return payment !== undefined;
}

/** Whether the payment providers have nothing left of the person. */
async function forgetAtProviders(deps: EraseDeps, userId: number): Promise<boolean> {
  const { db, clock, payments, onFault } = deps;
  await db
    .updateTable('payment_method')
    .set({ removed_at: clock.now(), is_primary: false })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  await attempt(() => forgetMethods(deps, userId), `methods of account ${userId}`, onFault);
  const names = [payments.card.name, payments.wallet.name];
  const left = await db
    .selectFrom('payment_method')
    .select('id')
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .where('provider', 'in', names)
    .executeTakeFirst();
  if (left) return false;
  for (const provider of [payments.card, payments.wallet])
    await provider.forgetCustomer?.(String(userId));
  return true;
}

async function clearFiles({ db, storage }: EraseDeps, userId: number): Promise<void> {
  const { rows: parts } = await sql<{ id: string }>`select id from upload_parts
    where upload_key in (select key from upload_grant where ${ownFiles(userId)})`.execute(db);
  for (const { id } of parts) await removeParts(storage, id);
  const { rows } = await sql<{ key: string; sealed: string | null }>`
    select key, sealed_key as sealed from upload_grant where ${ownFiles(userId)}
    union all select storage_key, null from data_export
      where user_id = ${userId} and storage_key is not null`.execute(db);
  for (const { key, sealed } of rows) {
    await storage.clear(key);
    if (sealed && sealed !== key) await storage.remove(sealed);
  }
}

/** All of the database at once. The last mail is noted before the address is gone. False if a payment began meanwhile. */
async function eraseRows(deps: EraseDeps, trx: Transaction<DB>, userId: number): Promise<boolean> {
  const { clock, mail, config } = deps;
  const now = clock.now();
  const waiting = await trx
    .selectFrom('account_deletion')
    .select(['asked_at', 'due_at'])
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // It was kept, or another process was faster.
  if (!waiting) return true;
  const person = await trx
    .selectFrom('app_user')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // From here on no payment of theirs can begin or end.
  if (await isPaying(trx, userId)) return false;
  await markErased({ ...deps, db: trx }, userId);
  await sql`select set_config('uplink.erasing', 'on', true)`.execute(trx);
  await endPurchases(deps, trx, { userId, actorId: null });
  await keepBuyer(trx, { userId, secrets: config, now });
  await mail.forget?.(person.email, trx);
  // The owner of an account that a restore brought back was notified when it was deleted.
  if (waiting.due_at > waiting.asked_at)
    await mail.send({ to: person.email, ...deleted(deps) }, trx);
  await endSessions(trx, userId);
  await forgetName(trx, mail, person);
  for (const { table, rows, end } of personalTables.toReversed()) {
    const where = sql`from ${sql.table(table)} where ${rows(person)}`;
    if (end === 'removed') await sql`delete ${where}`.execute(trx);
    else if ('set' in end)
      await sql`update ${sql.table(table)} set ${assign(end.set)} where ${rows(person)}`.execute(
        trx,
      );
  }
  await trx
    .updateTable('app_user')
    .set({ deleted_at: now, status: 2 })
    .where('id', '=', userId)
    .execute();
  await trx
    .updateTable('account_deletion')
    .set({ done_at: now })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

const assign = (set: Record<string, RawBuilder<unknown>>) =>
  sql.join(Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
