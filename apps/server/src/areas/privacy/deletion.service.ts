import type { Schema } from '@uplink/api-client';
import { ACCOUNT_DELETION_DAYS, hasStaffRole } from '@uplink/api-client/domain';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { requireFreshSignIn } from '../../plugins/authentication/fresh-sign-in.ts';
import { conflict, unprocessable } from '../../plugins/errors/errors.ts';
import { countParts, listInstalments, listSubscriptions } from './deletion-preview.ts';
import { cancelSubscriptions } from './end-purchases.ts';
import type { Person } from './personal-table.ts';
import { willBeDeleted } from './privacy.mails.ts';

type View = Schema<'AccountDeletion'>;
type Trx = Transaction<DB>;
export type DeletionDeps = Pick<
  Deps,
  'db' | 'clock' | 'mail' | 'payments' | 'publicUrl' | 'academyName'
>;

/** What a deletion would do, or will do on its day. */
export async function readDeletion(db: Kysely<DB>, userId: number): Promise<View> {
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom('account_deletion')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const roles = await db
    .selectFrom('user_role')
    .select('role')
    .where('user_id', '=', userId)
    .execute();
  return {
    dueAt: waiting?.due_at.toISOString() ?? null,
    isRefused: hasStaffRole(roles.map(({ role }) => role)),
    parts: await countParts(db, person),
    subscriptions: await listSubscriptions(db, userId),
    instalments: await listInstalments(db, userId),
  };
}

/** The own account, to be deleted in two weeks. */
export async function deleteOwnAccount(
  deps: DeletionDeps,
  caller: SignedInCaller,
  email: string,
): Promise<View> {
  requireFreshSignIn(caller, deps.clock);
  await deps.db.transaction().execute(async (trx) => {
    const person = await lockTyped(trx, caller.id, email);
    if (hasStaffRole(caller.roles))
      throw conflict('Only an admin can delete a staff account. Ask a colleague.');
    await schedule(deps, trx, { person, actorId: caller.id });
  });
  return readDeletion(deps.db, caller.id);
}

/** Nothing is deleted. What was cancelled stays cancelled: going on costs money. */
export async function keepAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<View> {
  await db
    .deleteFrom('account_deletion')
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('due_at', '>', clock.now())
    .execute();
  const view = await readDeletion(db, userId);
  // From its day on the files may be gone already.
  if (view.dueAt !== null) throw conflict('This account is being deleted now.');
  return view;
}

/** The account, held until the transaction ends, if this is its address. */
export async function lockTyped(trx: Trx, userId: number, typed: string): Promise<Person> {
  const person = await trx
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (person.email.toLowerCase() === typed.trim().toLowerCase()) return person;
  const fault = 'This is not the address of the account.';
  throw unprocessable(fault, { email: fault });
}

/** Notes the day, cancels what would be charged until then, and tells the person. Asked again, nothing changes. */
export async function schedule(
  deps: DeletionDeps,
  trx: Trx,
  { person, actorId }: { person: Person; actorId: number },
): Promise<boolean> {
  const { clock, mail } = deps;
  const now = clock.now();
  const due_at = new Date(now.getTime() + ACCOUNT_DELETION_DAYS * 86_400_000);
  const noted = await trx
    .insertInto('account_deletion')
    .values({ user_id: person.id, asked_at: now, asked_by: actorId, due_at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!noted) return false;
  await cancelSubscriptions(deps, trx, { userId: person.id, actorId });
  await mail.send({ to: person.email, ...willBeDeleted(deps, due_at) }, trx);
  return true;
}
