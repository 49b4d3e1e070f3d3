import type { Deps } from '../../deps.ts';

type MarkDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

interface Account {
  id: number;
  sign_up_date: Date;
}

const prefix = 'erased/';
/** With the moment it began: after a restore another account may get the number. */
const markOf = ({ id, sign_up_date }: Account) => `${prefix}${id}-${sign_up_date.getTime()}`;

/** Notes in the storage, which is restored later than the database, that an account has been deleted. */
export async function markErased({ db, storage }: MarkDeps, userId: number): Promise<void> {
  const account = await db
    .selectFrom('app_user')
    .select(['id', 'sign_up_date'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const key = markOf(account);
  if (await storage.stat(key)) return;
  try {
    await storage.put({ key, contentType: 'text/plain' }, Buffer.from('deleted'));
  } catch (error) {
    // Another process was faster.
    if (!(await storage.stat(key))) throw error;
  }
}

/** Schedules at once what was deleted before and is back because an older backup was restored. */
export async function scheduleErased({ db, clock, storage }: MarkDeps): Promise<void> {
  const marks = new Set((await storage.list(prefix)).map(({ key }) => key));
  if (marks.size === 0) return;
  const ids = [...marks].map((key) => Number(key.slice(prefix.length).split('-')[0]));
  const back = await db
    .selectFrom('app_user')
    .select(['id', 'sign_up_date'])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('deleted_at', 'is', null)
    .execute();
  const now = clock.now();
  const at = { asked_at: now, due_at: now, reminded_at: now, done_at: null };
  for (const account of back.filter((one) => marks.has(markOf(one))))
    await db
      .insertInto('account_deletion')
      .values({ user_id: account.id, asked_by: account.id, ...at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(at))
      .execute();
}
