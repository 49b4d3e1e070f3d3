import { mayAny } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { userStatus } from '../../../db/status-codes.ts';
import { attemptEach, inOrder } from '../../../jobs/attempt-each.ts';
import { forbidden } from '../../../plugins/errors/errors.ts';
import { placeLearner } from '../../cohorts/management/place-learner.ts';
import { mailActivation } from '../activation.service.ts';
import { addAccount, hashOfNoPassword } from '../add-account.ts';
import { writeAudit } from '../audit-log.ts';
import { usersUploaded } from '../people.mails.ts';
import { hasAccount, type LineValues } from './check-lines.ts';
import { failureOf, faultOf, type RunDeps, type Running } from './running.ts';
import { updateKnown } from './update-known.ts';

/** Adds the lines of every started upload one by one, until it is done or stopped. */
export async function runUploads(deps: RunDeps): Promise<void> {
  await attemptEach(
    inOrder((after) => listRunning(deps.db, after)),
    (upload) => runUpload(deps, upload),
    ({ id }) => `upload of users ${id}`,
  );
}

/** One at a time: what comes later may be stopped while it runs. */
async function listRunning(db: Kysely<DB>, after: number): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select x.id, x.user_id as "userId", x.file_name as "fileName", x.sends_activation as "sendsActivation",
      x.assigns_cohort as "assignsCohort", x.updates_known as "updatesKnown",
      u.email, u.status = ${userStatus.active} and not u.blocked and u.deleted_at is null as "isOpen",
      array(select role from user_role where user_id = u.id) as roles
    from user_upload x join app_user u on u.id = x.user_id
    where x.state = 'running' and x.id > ${after} order by x.id limit 1`.execute(db);
  return rows;
}

async function runUpload(deps: RunDeps, upload: Running): Promise<void> {
  const { db } = deps;
  // The person who began it may have lost the role since.
  if (!upload.isOpen || !mayAny(upload, 'uploadUsers')) {
    await db
      .updateTable('user_upload')
      .set({ state: 'stopped' })
      .where('id', '=', upload.id)
      .execute();
    return;
  }
  const passwordHash = await hashOfNoPassword();
  while (await addLine(deps, upload, passwordHash));
  if (upload.updatesKnown) await updateKnown(deps, upload);
  await endUpload(deps, upload);
}

/** Adds the next line that no other process adds; false when there is none, or it was stopped. */
async function addLine(deps: RunDeps, upload: Running, passwordHash: string): Promise<boolean> {
  const { db, clock, config } = deps;
  let line: number | undefined;
  try {
    await db.transaction().execute(async (trx) => {
      const next = await lockNext(trx, upload.id);
      line = next?.line;
      if (!next) return;
      requireRoles(upload, next.values);
      const now = clock.now();
      const userId = await addAccount(
        { db: trx, config },
        {
          staffId: upload.userId,
          clean: next.values,
          passwordHash,
          reason: `${upload.fileName}, line ${next.line}`,
          now,
        },
      );
      if (userId !== undefined && upload.assignsCohort)
        await assign(trx, { upload, userId, next }, clock);
      if (userId !== undefined && upload.sendsActivation)
        await mailActivation(trx, deps, { userId, email: next.values.email ?? '' });
      await sql`update user_upload_line set outcome = ${userId === undefined ? 'known' : 'added'},
          added_user_id = ${userId ?? null}, values = ${userId === undefined ? sql`values` : sql`${kept(next.values)}::jsonb`},
          faults = ${userId === undefined ? faultOf(hasAccount) : '[]'}::jsonb
        where upload_id = ${upload.id} and line = ${next.line}`.execute(trx);
    });
  } catch (error) {
    // Without a line it is the database that failed: the job is tried again.
    if (line === undefined) throw error;
    const failure = failureOf(error, deps, `upload of users ${upload.id}, line ${line}`);
    await sql`update user_upload_line set outcome = 'failed',
        faults = ${faultOf(failure)}::jsonb
      where upload_id = ${upload.id} and line = ${line} and outcome = 'ready'`.execute(db);
  }
  return line !== undefined;
}

/** Who checked the file may have been allowed to give roles, and lost that since. */
function requireRoles(upload: Running, { roles = [] }: LineValues): void {
  if (mayAny(upload, 'assignRoles') || roles.every((role) => role === 'student')) return;
  throw forbidden('Only admins can give roles.');
}

/** The account has the rest. */
const kept = ({ cohort }: LineValues) => JSON.stringify(cohort === undefined ? {} : { cohort });

interface NextLine {
  line: number;
  values: LineValues;
}

/** Puts a new account into the cohort that its line names. */
async function assign(
  trx: Transaction<DB>,
  { upload, userId, next }: { upload: Running; userId: number; next: NextLine },
  clock: Clock,
): Promise<void> {
  const { place, cohort } = next.values;
  if (!place) return;
  const reason = `${upload.fileName}, line ${next.line}`;
  await placeLearner(trx, { userId, cohort: place }, { actorId: upload.userId, reason, clock });
  await writeAudit(trx, {
    actorId: upload.userId,
    userId,
    cohortId: place.id,
    action: 'assignCohort',
    before: { cohort: null },
    after: { cohort },
    reason,
    now: clock.now(),
  });
}

/** The next line of an upload that runs, both held: it is stopped only once its line is written. */
async function lockNext(trx: Kysely<DB>, uploadId: number): Promise<NextLine | undefined> {
  const running = await trx
    .selectFrom('user_upload')
    .select('id')
    .where('id', '=', uploadId)
    .where('state', '=', 'running')
    .forShare()
    .executeTakeFirst();
  if (!running) return undefined;
  const { rows } = await sql<NextLine>`
    select line, values from user_upload_line
    where upload_id = ${uploadId} and outcome = 'ready'
    order by line limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

/** Ends an upload without lines left, once, and tells who began it. */
async function endUpload(deps: RunDeps, upload: Running): Promise<void> {
  const { db, clock, mail } = deps;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ added: number; updated: number; others: number }>`
      update user_upload x set state = 'done', ended_at = ${clock.now()}
      where x.id = ${upload.id} and x.state = 'running'
        and not exists (select 1 from user_upload_line where upload_id = x.id
          and (outcome = 'ready' or (x.updates_known and outcome = 'known')))
      returning (select count(*)::int from user_upload_line where upload_id = x.id and outcome = 'added') as added,
        (select count(*)::int from user_upload_line where upload_id = x.id and outcome = 'updated') as updated,
        (select count(*)::int from user_upload_line where upload_id = x.id
          and outcome not in ('added', 'updated')) as others`.execute(trx);
    const [ended] = rows;
    if (!ended) return;
    await mail.send({ to: upload.email, ...usersUploaded(deps, { ...upload, ...ended }) }, trx);
  });
}
