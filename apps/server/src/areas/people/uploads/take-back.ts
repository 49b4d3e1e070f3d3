import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { attempt } from '../../../jobs/attempt.ts';
import { attemptEach, inOrder } from '../../../jobs/attempt-each.ts';
import { type EraseDeps, eraseAccount } from '../../privacy/erase-account.ts';
import type { Person } from '../../privacy/personal-table.ts';
import { writeAudit } from '../audit-log.ts';

interface TakenBack {
  id: number;
  userId: number;
  fileName: string;
}

/** Deletes what every upload that is taken back added, line by line; accounts that were used stay. */
export async function takeBackUploads(deps: EraseDeps): Promise<void> {
  await attemptEach(
    inOrder((after) => listTakenBack(deps.db, after)),
    (upload) => takeBackUpload(deps, upload),
    ({ id }) => `upload of users ${id}`,
  );
}

function listTakenBack(db: Kysely<DB>, after: number): Promise<TakenBack[]> {
  return db
    .selectFrom('user_upload')
    .select(['id', 'user_id as userId', 'file_name as fileName'])
    .where('state', '=', 'takingBack')
    .where('id', '>', after)
    .orderBy('id')
    .limit(20)
    .execute();
}

async function takeBackUpload(deps: EraseDeps, upload: TakenBack): Promise<void> {
  let line = 0;
  for (;;) {
    const next = await takeBackLine(deps, upload, line);
    if (!next) break;
    line = next.line;
    const { person } = next;
    // If this is cut off here, the job of due deletions finishes it.
    if (person)
      await attempt(
        async () => void (await eraseAccount(deps, person)),
        `deletion of account ${person.id}`,
        deps.onFault,
      );
  }
  await deps.db
    .updateTable('user_upload')
    .set({ state: 'takenBack' })
    .where('id', '=', upload.id)
    .where('state', '=', 'takingBack')
    .execute();
}

/** Closes the account of the next line and marks it to be deleted at once, unless it was used. */
async function takeBackLine(
  { db, clock }: EraseDeps,
  upload: TakenBack,
  after: number,
): Promise<{ line: number; person: Person | undefined } | undefined> {
  return db.transaction().execute(async (trx) => {
    const next = await trx
      .selectFrom('user_upload_line')
      .select(['line', 'added_user_id'])
      .where('upload_id', '=', upload.id)
      .where('outcome', '=', 'added')
      .where('line', '>', after)
      .orderBy('line')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!next) return undefined;
    const { line, added_user_id: userId } = next;
    const person = userId === null ? undefined : await lockUnused(trx, userId);
    if (!person) return { line, person };
    const now = clock.now();
    await trx.updateTable('app_user').set({ status: 2 }).where('id', '=', person.id).execute();
    const due = { asked_at: now, asked_by: upload.userId, due_at: now };
    await trx
      .insertInto('account_deletion')
      .values({ user_id: person.id, ...due })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(due))
      .execute();
    await writeAudit(trx, {
      actorId: upload.userId,
      userId: person.id,
      action: 'deleteAccount',
      reason: `${upload.fileName}, line ${line}, taken back`,
      now,
    });
    await trx
      .updateTable('user_upload_line')
      .set({ outcome: 'takenBack', added_user_id: null, values: '{}', faults: '[]' })
      .where('upload_id', '=', upload.id)
      .where('line', '=', line)
      .execute();
    return { line, person };
  });
}

/** An account that no one has signed in to, confirmed, bought or been awarded anything with; held meanwhile. */
async function lockUnused(trx: Transaction<DB>, userId: number): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select u.id, u.email from app_user u
    where u.id = ${userId} and u.deleted_at is null and u.last_seen_at is null and u.email_confirmed_at is null
      and not exists (select 1 from browser_session where user_id = u.id)
      and not exists (select 1 from purchase where user_id = u.id)
      and not exists (select 1 from diploma_issue where user_id = u.id)
    for update of u`.execute(trx);
  return rows[0];
}
