import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { milestoneStatus } from '../../../db/status-codes.ts';
import { productRef } from '../../refs.ts';
import { type DeskKind, deskKinds, isHeldAt } from './desk-place.ts';
import { waitingKinds } from './waiting-work.ts';

type Counts = Schema<'DeskCounts'>;

interface Count {
  kind: DeskKind;
  task_id: number;
  title: string;
  product: Schema<'ProductRef'>;
  claim: keyof Counts['claims'];
  age: keyof Counts['ages'];
  count: number;
}

const day = 86_400_000;

/** How the waiting work of one kind divides: by task, claim and age, each kind counted so far as lists are. */
function divide(kind: DeskKind, mentorId: number, now: Date) {
  const { tasks, work, taskId } = waitingKinds[kind];
  return sql`(
    with ${tasks(mentorId, {})}
    select ${kind}::text as kind, task_id, claim, age, count(*)::int as count from (
      select found.* from own cross join lateral (
        select ${taskId} as task_id,
          case when not ${isHeldAt(now)} then 'free' when s.claimed_by = ${mentorId} then 'mine' else 'others' end as claim,
          case when s.submitted_at > ${new Date(now.getTime() - day)} then 'fresh'
            when s.submitted_at > ${new Date(now.getTime() - 2 * day)} then 'day' else 'twoDays' end as age
        from ${work(mentorId)}) found
      limit ${sql.lit(LIST_COUNT_LIMIT)}) counted
    group by task_id, claim, age)`;
}

/** What waits for a mentor, divided by everything a desk can be narrowed by, in one answer. */
export async function countWaiting(
  db: Kysely<DB>,
  { mentorId, now }: { mentorId: number; now: Date },
): Promise<Counts> {
  const { rows } = await sql<Count>`
    with counted as materialized (${sql.join(
      deskKinds.map((kind) => divide(kind, mentorId, now)),
      sql` union all `,
    )}),
    place as (
      select 'homework' as kind, h.id, h.title, l.product_id from homework h join lesson l on l.module_id = h.module_id
        where h.id in (select task_id from counted where kind = 'homework')
      union all select 'quiz', q.id, q.title, l.product_id from quiz q join lesson l on l.module_id = q.module_id
        where q.id in (select task_id from counted where kind = 'quiz')
      union all select 'milestone', m.id, m.title, m.module_id from milestone m
        where m.id in (select task_id from counted where kind = 'milestone'))
    select counted.*, place.title, ${productRef('p')} as product
    from counted join place on place.kind = counted.kind and place.id = counted.task_id
    join module p on p.id = place.product_id
    order by p.name, p.id, place.title, counted.task_id`.execute(db);
  return sumUp(rows);
}

function sumUp(rows: readonly Count[]): Counts {
  const counts: Counts = {
    total: 0,
    claims: { free: 0, mine: 0, others: 0 },
    kinds: { homework: 0, quiz: 0, milestone: 0 },
    ages: { fresh: 0, day: 0, twoDays: 0 },
    products: [],
    milestones: [],
  };
  const products = new Map<number, Counts['products'][number]>();
  const milestones = new Map<number, Counts['milestones'][number]>();
  for (const { kind, task_id, title, product, claim, age, count } of rows) {
    counts.total += count;
    counts.claims[claim] += count;
    counts.kinds[kind] += count;
    counts.ages[age] += count;
    add(products, product.id, { product, count });
    if (kind === 'milestone') add(milestones, task_id, { id: task_id, title, count });
  }
  counts.products = [...products.values()].slice(0, 200);
  counts.milestones = [...milestones.values()].slice(0, 200);
  return counts;
}

function add<Sum extends { count: number }>(sums: Map<number, Sum>, key: number, part: Sum) {
  const sum = sums.get(key);
  if (sum) sum.count += part.count;
  else sums.set(key, { ...part });
}

/** What a mentor decided in the last 24 hours, and how long the oldest of it had waited. */
export async function readLately(
  db: Kysely<DB>,
  { mentorId, now }: { mentorId: number; now: Date },
): Promise<Schema<'DeskPage'>['lately']> {
  const since = new Date(now.getTime() - day);
  const { rows } = await sql<Schema<'DeskPage'>['lately']>`
    select count(*)::int as decided,
      extract(epoch from max(decided_at - handed_at))::int as "longestSeconds"
    from (
      select e.created_at as decided_at, (select max(h.created_at) from submission_event h
        where h.submission_id = e.submission_id and h.version = e.version and h.status = 'pending') as handed_at
      from submission_event e where e.actor_id = ${mentorId} and e.created_at > ${since}
        and e.status in ('complete', 'needsRevision')
      union all
      select e.created_at, (select max(h.created_at) from milestone_event h
        where h.user_id = e.user_id and h.cohort_milestone_id = e.cohort_milestone_id
          and h.version = e.version and h.status = ${milestoneStatus.readyForReview})
      from milestone_event e where e.actor_id = ${mentorId} and e.created_at > ${since}
        and e.status in (${milestoneStatus.complete}, ${milestoneStatus.sentBack})
      limit ${sql.lit(LIST_COUNT_LIMIT)}) decided`.execute(db);
  return rows[0] ?? { decided: 0, longestSeconds: null };
}
