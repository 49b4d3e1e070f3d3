import { sql } from 'kysely';
import { Refusal } from '../../../plugins/errors/errors.ts';
import { assignLearners } from '../../cohorts/management/assign.service.ts';
import { readManagedUser } from '../managed-user.view.ts';
import { updateUser } from '../update-user.service.ts';
import type { LineValues } from './check-lines.ts';
import { failureOf, faultOf, notAdded, type RunDeps, type Running } from './running.ts';

interface KnownLine {
  line: number;
  values: LineValues;
  userId: number | null;
}

/** Gives those who have an account what the file says of them, by the rules of a single change; empty cells change nothing. */
export async function updateKnown(deps: RunDeps, upload: Running): Promise<void> {
  let last = 0;
  for (;;) {
    const next = await findKnown(deps, upload, last);
    if (!next) return;
    last = next.line;
    const fault = await update(deps, upload, next);
    // Someone changed the account meanwhile: the next run reads it again.
    if (fault === 'later') continue;
    await sql`update user_upload_line set outcome = ${fault === undefined ? 'updated' : 'failed'},
        added_user_id = ${fault === undefined ? next.userId : null},
        values = ${fault === undefined ? sql`'{}'` : sql`values`},
        faults = ${fault === undefined ? '[]' : faultOf(fault)}::jsonb
      where upload_id = ${upload.id} and line = ${next.line} and outcome = 'known'`.execute(
      deps.db,
    );
  }
}

async function findKnown({ db }: RunDeps, { id }: Running, after: number) {
  const { rows } = await sql<KnownLine>`
    select l.line, l.values, u.id as "userId" from user_upload_line l
    join user_upload x on x.id = l.upload_id
    left join app_user u on u.email = (l.values->>'email')::citext and u.deleted_at is null
    where x.id = ${id} and x.state = 'running' and l.outcome = 'known' and l.line > ${after}
    order by l.line limit 1`.execute(db);
  return rows[0];
}

/** Why it could not be done, if it could not. */
async function update(
  deps: RunDeps,
  upload: Running,
  { line, values, userId }: KnownLine,
): Promise<string | undefined> {
  if (userId === null) return notAdded;
  const staff = { id: upload.userId, roles: upload.roles };
  const reason = `${upload.fileName}, line ${line}`;
  const { firstName, lastName, phone, tshirtSize, place } = values;
  try {
    const { version } = await readManagedUser(deps, staff, userId);
    const wanted = {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
      ...(tshirtSize && { tshirtSize }),
    };
    await updateUser(deps, { staff, userId }, { version, reason, ...wanted });
    if (!upload.assignsCohort || !place) return undefined;
    const body = { programId: place.moduleId, userIds: [userId], reason };
    const { refused } = await assignLearners(deps, { staff, cohortId: place.id }, body);
    return refused[0]?.reason;
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return 'later';
    return failureOf(error, deps, `upload of users ${upload.id}, line ${line}`);
  }
}
