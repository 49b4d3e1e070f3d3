import { attemptEach } from '../../jobs/attempt-each.ts';
import { type EraseDeps, eraseAccount } from './erase-account.ts';
import { scheduleErased } from './erased-marks.ts';
import { deletedSoon } from './privacy.mails.ts';

/** How long before the day a person is reminded. */
const reminder = 3 * 86_400_000;
const mostAtOnce = 50;

/**
 * Reminds people whose account is deleted soon, and deletes accounts that are due or that a restore brought back. Safe to
 * repeat.
 */
export async function runDeletions(deps: EraseDeps): Promise<void> {
  await scheduleErased(deps);
  await remind(deps);
  const due = await deps.db
    .selectFrom('account_deletion')
    .innerJoin('app_user', 'app_user.id', 'account_deletion.user_id')
    .select(['app_user.id', 'app_user.email'])
    .where('done_at', 'is', null)
    .where('due_at', '<=', deps.clock.now())
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute();
  await attemptEach(
    due,
    (person) => eraseAccount(deps, person),
    ({ id }) => `deletion of account ${id}`,
  );
}

async function remind(deps: EraseDeps): Promise<void> {
  const { db, clock, mail } = deps;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const soon = await trx
      .updateTable('account_deletion')
      .set({ reminded_at: now })
      .from('app_user')
      .whereRef('app_user.id', '=', 'account_deletion.user_id')
      .where('reminded_at', 'is', null)
      .where('done_at', 'is', null)
      .where('due_at', '>', now)
      .where('due_at', '<=', new Date(now.getTime() + reminder))
      .returning(['app_user.email', 'account_deletion.due_at'])
      .execute();
    for (const { email, due_at } of soon)
      await mail.send({ to: email, ...deletedSoon(deps, due_at) }, trx);
  });
}
