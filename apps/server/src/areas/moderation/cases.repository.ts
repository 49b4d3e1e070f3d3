import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { userStatus } from '../../db/status-codes.ts';
import {
  directionOf,
  fromMicroseconds,
  type ListOrder,
  type ListWindow,
  toMicroseconds,
} from '../keyset.ts';
import { userRef } from '../refs.ts';
import { countUpTo } from '../status-counts.ts';
import type { ModeratedKind } from './hidden.ts';

type Db = Kysely<DB>;
type Item = Schema<'ModerationItem'>;

export interface CaseFilter {
  state?: 'waiting' | 'appealed' | 'decided';
  kind?: ModeratedKind;
}

/** What waits longest comes first; of what was decided, the latest. */
export const orderOf = ({ state = 'waiting' }: CaseFilter): ListOrder => ({
  name: `moderation-${state}`,
  parts: 2,
  isDescending: state === 'decided',
});

const statuses = {
  waiting: sql`('open', 'appealed')`,
  appealed: sql`('appealed')`,
  decided: sql`('decided', 'closed')`,
};
const none = sql``;

const casesOf = ({ state = 'waiting', kind }: CaseFilter) => sql`from moderation_case c
  where c.status in ${statuses[state]} ${kind ? sql`and c.kind = ${kind}` : none}`;

/** Every kind of text that a case can be about, joined to its case as far as it is still there. */
const contents = sql`
  left join lesson_question q on c.kind = 'question' and q.id = c.content_id and q.deleted_at is null
  left join lesson_response r on c.kind = 'response' and r.id = c.content_id and r.deleted_at is null
  left join rating on c.kind = 'rating' and rating.id = c.content_id
  left join app_user profile on c.kind = 'profile' and profile.id = c.content_id
  left join submission_message m on c.kind = 'message' and m.id = c.content_id`;
const profileText = sql`nullif(concat_ws(E'\\n\\n', nullif(trim(profile.first_name || ' ' || profile.last_name), ''), profile.headline, profile.quote), '')`;
const bodyOf = sql`coalesce(q.body, r.body, rating.review, m.message, ${profileText})`;

/** The beginning of a text, on one line. */
export const excerptOf = sql<string>`left(regexp_replace(coalesce(q.title || ': ', '') || coalesce(${bodyOf}, ''), '\\s+', ' ', 'g'), 160)`;
export const joinContents = contents;

export async function listCases(
  db: Db,
  filter: CaseFilter,
  window: ListWindow,
): Promise<{ rows: (Item & { micros: number })[]; total: number }> {
  const { after, order } = directionOf(window);
  const [micros = 0, id] = window.place?.key ?? [];
  const from =
    id === undefined
      ? none
      : sql`and (c.changed_at, c.id) ${after} (${fromMicroseconds(sql`${micros}::bigint`)}, ${id}::bigint)`;
  const ids = sql`select c.id ${casesOf(filter)} ${from}
    order by c.changed_at ${order}, c.id ${order} limit ${window.pageSize + 1}`;
  const [rows, counted] = await Promise.all([
    items(db, sql`c.id in (${ids}) order by c.changed_at ${order}, c.id ${order}`),
    sql<{ count: number }>`select ${countUpTo(sql`select 1 ${casesOf(filter)}`)} as count`.execute(
      db,
    ),
  ]);
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

export async function findCase(db: Db, id: number): Promise<Item | undefined> {
  const [row] = await items(db, sql`c.id = ${id}`);
  if (!row) return undefined;
  const { micros: _, ...item } = row;
  return item;
}

async function items(db: Db, rest: RawBuilder<unknown>): Promise<(Item & { micros: number })[]> {
  const { rows } = await sql<
    Omit<Item, 'date' | 'reasons'> & { date: Date; micros: number; reasons: Item['reasons'] }
  >`
    select c.id, c.kind, c.status, c.visibility = 'hidden' as "isHidden", c.visibility = 'held' as "isHeld",
      ${userRef('u')} as author, ${excerptOf} as excerpt, told.count as reports, told.reasons,
      c.decision as action, c.changed_at as date, c.version, ${toMicroseconds(sql`c.changed_at`)} as micros
    from moderation_case c join app_user u on u.id = c.author_id ${contents}
    cross join lateral (select count(*)::int as count,
      coalesce(jsonb_agg(distinct report.reason), '[]') as reasons
      from moderation_report report where report.case_id = c.id) told
    where ${rest}`.execute(db);
  return rows.map(({ date, micros, ...row }) => ({
    ...row,
    date: date.toISOString(),
    micros: Number(micros),
  }));
}

interface ContentRow {
  title: string | null;
  text: string | null;
  html: string | null;
  date: Date | null;
  editedAt: Date | null;
  context: Schema<'ModerationCase'>['context'];
}

/** What was written, and where. */
export async function findContent(db: Db, caseId: number): Promise<ContentRow> {
  const { rows } = await sql<ContentRow>`
    select q.title, ${bodyOf} as text, coalesce(q.html, r.html) as html,
      coalesce(q.created_at, r.created_at, rating.updated_at, m.created_at, profile.sign_up_date) as date,
      coalesce(q.edited_at, r.edited_at) as "editedAt",
      (select coalesce(jsonb_agg(one order by one.place), '[]') from (
        select 1 as place, 'Lesson' as label, lesson.name as text from module lesson
          where lesson.id = coalesce(q.module_id, above.module_id)
        union all select 2, 'Question', above.title where above.id is not null
        union all select 1, 'Review of', product.name from module product where product.id = rating.module_id
        union all select 1, 'Homework', h.title from homework h where h.id = s.homework_id
        union all (select 2, before.author, left(before.message, 500) from (
          select trim(a.first_name || ' ' || a.last_name) as author, said.message from submission_message said
          join app_user a on a.id = said.author_id
          where said.submission_id = m.submission_id and said.id < m.id order by said.id desc limit 3) before)
      ) one) as context
    from moderation_case c ${contents}
    left join lesson_question above on above.id = r.question_id
    left join homework_submission s on s.id = m.submission_id
    where c.id = ${caseId}`.execute(db);
  return rows[0] as ContentRow;
}

/** The latest reports of a case. */
export async function listReports(
  db: Db,
  caseId: number,
): Promise<Schema<'ModerationCase'>['reports']> {
  const { rows } = await sql<
    Omit<Schema<'ModerationCase'>['reports'][number], 'date'> & { date: Date }
  >`
    select ${userRef('u')} as by, report.reason, report.text, report.created_at as date
    from moderation_report report join app_user u on u.id = report.reporter_id
    where report.case_id = ${caseId} order by report.created_at desc, u.id limit 50`.execute(db);
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

export interface CaseFacts {
  authorId: number;
  authorRoles: string[];
  since: Date;
  isBlocked: boolean;
  reported: number;
  hidden: number;
  warned: number;
  reason: string | null;
  decidedAt: Date | null;
  decidedBy: Schema<'UserRef'> | null;
  appeal: string | null;
  appealedAt: Date | null;
}

/** Who wrote it and what was decided, now and before. */
export async function findFacts(db: Db, caseId: number): Promise<CaseFacts> {
  const { rows } = await sql<CaseFacts>`
    select c.author_id as "authorId", u.sign_up_date as since, u.blocked as "isBlocked",
      (select coalesce(jsonb_agg(role), '[]') from user_role where user_id = u.id) as "authorRoles",
      own.reported, own.hidden, own.warned, c.reason, c.decided_at as "decidedAt",
      case when by.id is not null then ${userRef('by')} end as "decidedBy",
      c.appeal, c.appealed_at as "appealedAt"
    from moderation_case c join app_user u on u.id = c.author_id
    left join app_user by on by.id = c.decided_by
    cross join lateral (select
      count(*) filter (where exists (select 1 from moderation_report r where r.case_id = one.id))::int as reported,
      count(*) filter (where one.visibility = 'hidden')::int as hidden,
      count(*) filter (where one.decision = 'warn')::int as warned
      from moderation_case one where one.author_id = c.author_id) own
    where c.id = ${caseId}`.execute(db);
  return rows[0] as CaseFacts;
}

/** Whether another member of staff than these may decide, too. */
export async function hasOtherModerators(
  db: Db,
  roles: readonly string[],
  except: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user u join user_role r on r.user_id = u.id
    where r.role = any (${[...roles]}::text[]) and u.status = ${userStatus.active} and not u.blocked and u.deleted_at is null
      and u.id <> all (${[...except]}::bigint[]) limit 1`.execute(db);
  return rows.length > 0;
}
