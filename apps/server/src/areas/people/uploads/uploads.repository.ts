import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, type ListOrder, type ListWindow } from '../../keyset.ts';
import { countUpTo } from '../../status-counts.ts';
import type { CheckedLine, CohortPlace, Cohorts, LineValues } from './check-lines.ts';

type Upload = Schema<'UserUpload'>;
type UploadRow = Omit<Upload, 'createdAt' | 'endedAt' | 'takeBackUntil'> & {
  created_at: Date;
  ended_at: Date | null;
};
export type Outcome = Schema<'UserUploadOutcome'>;

const countOf = (outcome: Outcome) => sql`
  (select count(*)::int from user_upload_line l where l.upload_id = x.id and l.outcome = ${outcome})`;

const columns = sql`
  select x.id, x.upload_key as key, x.file_name as "fileName", x.state, x.columns,
    jsonb_build_object('ready', ${countOf('ready')}, 'faulty', ${countOf('faulty')}, 'known', ${countOf('known')},
      'added', ${countOf('added')}, 'updated', ${countOf('updated')}, 'failed', ${countOf('failed')}, 'takenBack', ${countOf('takenBack')}) as counts,
    x.sends_activation as "sendsActivation", x.assigns_cohort as "assignsCohort",
    x.updates_known as "updatesKnown", x.created_at, x.ended_at
  from user_upload x`;

/** How long after its end an upload can be taken back. */
export const takeBackMs = 24 * 3_600_000;

const toUpload = ({ created_at, ended_at, ...row }: UploadRow): Upload => ({
  ...row,
  createdAt: created_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
  takeBackUntil: takeBackUntil(row, ended_at)?.toISOString() ?? null,
});

function takeBackUntil({ state, counts }: Pick<Upload, 'state' | 'counts'>, endedAt: Date | null) {
  const hasEnded = (state === 'done' || state === 'stopped') && endedAt !== null;
  return hasEnded && counts.added > 0 ? new Date(endedAt.getTime() + takeBackMs) : undefined;
}

/** An upload of this person. */
export async function findUpload(
  db: Kysely<DB>,
  { userId, id }: { userId: number; id: number },
): Promise<Upload | undefined> {
  const { rows } = await sql<UploadRow>`
    ${columns} where x.id = ${id} and x.user_id = ${userId}`.execute(db);
  return rows[0] && toUpload(rows[0]);
}

/** The latest uploads of this person. */
export async function selectUploads(db: Kysely<DB>, userId: number): Promise<Upload[]> {
  const { rows } = await sql<UploadRow>`
    ${columns} where x.user_id = ${userId} order by x.id desc limit 20`.execute(db);
  return rows.map(toUpload);
}

const linesAtOnce = 1000;

/** Keeps the checked lines of a file. */
export async function insertLines(
  trx: Kysely<DB>,
  uploadId: number,
  lines: readonly CheckedLine[],
): Promise<void> {
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    const part = JSON.stringify(lines.slice(start, start + linesAtOnce));
    await sql`
      insert into user_upload_line (upload_id, line, outcome, values, faults)
      select ${uploadId}, l.line, l.outcome, l.values, l.faults
      from jsonb_to_recordset(${part}::jsonb) l (line int, outcome text, values jsonb, faults jsonb)`.execute(
      trx,
    );
  }
}

/** Which of these addresses have an account. */
export async function findKnownEmails(
  db: Kysely<DB>,
  emails: string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(email::text) as email from app_user where email = any(${emails}::citext[])`.execute(
    db,
  );
  return new Set(rows.map(({ email }) => email));
}

/** The cohorts that have one of these names, given in small letters. */
export async function findCohorts(db: Kysely<DB>, names: string[]): Promise<Cohorts> {
  const found = new Map<string, CohortPlace[]>();
  if (names.length === 0) return found;
  const { rows } = await sql<CohortPlace & { name: string }>`
    select id, module_id as "moduleId", lower(trim(name)) as name from cohort
    where lower(trim(name)) = any(${names}::text[]) order by id`.execute(db);
  for (const { name, ...place } of rows) found.set(name, [...(found.get(name) ?? []), place]);
  return found;
}

export const lineOrder: ListOrder = { name: 'upload-lines', parts: 1 };

export type LineRow = Schema<'UserUploadLine'> & { values: LineValues };

const nameOf = sql`coalesce(u.first_name || ' ' || u.last_name,
  nullif(trim(concat(l.values->>'firstName', ' ', l.values->>'lastName')), ''), '')`;

/** Lines of an upload; those that were added as their accounts are now. */
export async function listLines(
  db: Kysely<DB>,
  { uploadId, outcome }: { uploadId: number; outcome?: Outcome | undefined },
  window: ListWindow,
): Promise<LineRow[]> {
  const { after, order } = directionOf(window);
  const [line] = window.place?.key ?? [];
  const { rows } = await sql<LineRow>`
    select l.line, ${nameOf} as name, l.outcome, l.faults, l.added_user_id as "userId",
      case when u.id is null then l.values else jsonb_build_object('firstName', u.first_name,
        'lastName', u.last_name, 'email', u.email, 'phone', u.phone, 'tshirtSize', u.tshirt_size,
        'cohort', l.values->>'cohort', 'roles', array(select role from user_role where user_id = u.id order by role)) end as values
    from user_upload_line l left join app_user u on u.id = l.added_user_id and u.deleted_at is null
    where l.upload_id = ${uploadId} ${outcome ? sql`and l.outcome = ${outcome}` : sql``}
      ${line === undefined ? sql`` : sql`and l.line ${after} ${line}`}
    order by l.line ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

/** How many of its lines there are. */
export async function countLines(
  db: Kysely<DB>,
  { uploadId, outcome }: { uploadId: number; outcome?: Outcome | undefined },
): Promise<number> {
  const lines = sql`select 1 from user_upload_line where upload_id = ${uploadId}
    ${outcome ? sql`and outcome = ${outcome}` : sql``}`;
  const { rows } = await sql<{ count: number }>`select ${countUpTo(lines)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}
