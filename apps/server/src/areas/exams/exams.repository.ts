import type { Schema } from '@uplink/api-client';
import { HELD_STATUSES, ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isOwnLab } from '../labs/own-labs.ts';

/** An exam with the product it came by and one learner's state in it. */
export interface ExamRow {
  id: number;
  kind: Schema<'AssessmentKind'>;
  unique_name: string;
  title: string;
  description: string;
  duration_minutes: number | null;
  attempts_allowed: number | null;
  pass_percent: number;
  cooldown_minutes: number;
  is_shuffled: boolean;
  owner_id: number;
  blueprint: Schema<'BlueprintTopic'>[] | null;
  answers_shown: Schema<'AnswersShown'>;
  xp_points: number;
  question_count: number;
  total_points: number;
  product_id: number;
  product_name: string;
  product_unique_name: string;
  product_type: Schema<'ProductRef'>['type'];
  product_is_visible: boolean;
  /** Of a practice lab: the end of the learner's year, once it began. */
  lab_until: Date | null;
  /** The learner's state in the product; null when it is not theirs. */
  product_status: number | null;
  attempts_used: number;
  has_passed: boolean;
  /** Exercises of an attempt are still to be graded. */
  is_being_graded: boolean;
  best_percent: number | null;
  last_completed_at: Date | null;
  open_id: number | null;
  open_deadline: Date | null;
  checklist: { id: number; text: string; doneAt: string | null }[];
}

/** Learners who have a product may take its exams. */
const entitled = sql`any (${HELD_STATUSES}::int[])`;

/** Exams of a learner's products, without those of practice labs: open ones first, then those to sit, then passed ones. */
export async function listExams(
  db: Kysely<DB>,
  userId: number,
  filter: { kind?: string | undefined; page: number; pageSize: number },
): Promise<{ data: ExamRow[]; total: number }> {
  const own = sql`a.id in (
    select am.assessment_id from learner_module um
    join assessment_module am on am.module_id = um.module_id
    where um.user_id = ${userId} and um.status = ${entitled}
      and am.module_id not in (select module_id from practice_lab))
    and ${filter.kind === undefined ? sql`true` : sql`a.kind = ${filter.kind}`}`;
  const { rows } = await sql<ExamRow & { total: number }>`
    select list.*, count(*) over () as total from (${selectExams(userId, own)}) list
    order by open_id is null, has_passed, title, id
    limit ${filter.pageSize} offset ${filter.page * filter.pageSize}`.execute(db);
  if (rows.length > 0 || filter.page === 0) {
    return { data: rows, total: Number(rows[0]?.total ?? 0) };
  }
  return { data: [], total: (await listExams(db, userId, { ...filter, page: 0 })).total };
}

export function findExamByName(db: Kysely<DB>, userId: number, uniqueName: string) {
  return findExam(db, userId, sql`a.unique_name = ${uniqueName}`);
}

export function findExamById(db: Kysely<DB>, userId: number, id: number) {
  return findExam(db, userId, sql`a.id = ${id}`);
}

async function findExam(db: Kysely<DB>, userId: number, where: RawBuilder<unknown>) {
  const { rows } = await selectExams(userId, where).execute(db);
  return rows[0];
}

function selectExams(userId: number, where: RawBuilder<unknown>) {
  return sql<ExamRow>`
    select a.id, a.kind, a.unique_name, a.title, a.description, a.duration_minutes, a.attempts_allowed,
      a.pass_percent, a.cooldown_minutes, a.is_shuffled, a.owner_id, a.blueprint, a.answers_shown, a.xp_points,
      coalesce(drawn.question_count, paper.question_count) as question_count,
      coalesce(drawn.question_count, paper.total_points) as total_points, product.*, attempts.*, practical.checklist
    from assessment a
    join lateral (
      select m.id as product_id, m.name as product_name, m.unique_name as product_unique_name,
        m.type as product_type, m.is_public and m.deleted_at is null as product_is_visible,
        held.status as product_status, year.expires_at as lab_until
      from assessment_module am
      join module m on m.id = am.module_id
      left join learner_module um on um.user_id = ${userId} and um.module_id = m.id
      left join lab_access year on year.user_id = ${userId} and year.lab_id = m.id
      cross join lateral (select case when m.type = ${ModuleType.labs} and ${isOwnLab(userId)}
        then ${ModuleStatus.learning} else um.status end as status) held
      where am.assessment_id = a.id
      order by held.status = ${entitled} desc nulls last, m.type desc, m.id limit 1
    ) product on true
    join lateral (
      select count(*)::int as question_count, coalesce(sum(weight), 0)::int as total_points
      from assessment_question where assessment_id = a.id
    ) paper on true
    join lateral (
      select sum((topic ->> 'count')::int)::int as question_count
      from jsonb_array_elements(a.blueprint) topic
      where product.product_type = ${ModuleType.labs}
    ) drawn on true
    join lateral (
      select (count(*) filter (where status = 'completed'))::int as attempts_used,
        coalesce(bool_or(passed), false) as has_passed,
        coalesce(bool_or(ungraded > 0), false) as is_being_graded,
        max(score * 100 / total) as best_percent,
        max(completed_at) as last_completed_at,
        max(id) filter (where status = 'started') as open_id,
        max(deadline_at) filter (where status = 'started') as open_deadline
      from exam_attempt where user_id = ${userId} and assessment_id = a.id
    ) attempts on true
    join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'text', i.text, 'doneAt', t.done_at)
        order by i.position, i.id), '[]') as checklist
      from assessment_checklist_item i
      left join checklist_tick t on t.item_id = i.id and t.user_id = ${userId}
      where i.assessment_id = a.id
    ) practical on true
    where a.is_public and a.deleted_at is null and ${where}`;
}
