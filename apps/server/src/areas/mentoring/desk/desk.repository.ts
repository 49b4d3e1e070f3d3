import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { directionOf, toMicroseconds } from '../../keyset.ts';
import { productRef, userRef } from '../../refs.ts';
import { type ClaimJson, claimAt, toClaim } from '../claims.ts';
import { branchesOf, type DeskKind, type DeskReading, deskKinds } from './desk-place.ts';
import { selectBranch } from './waiting-work.ts';

type Row = Omit<Schema<'DeskItem'>, 'claim' | 'submittedAt' | 'product'> & {
  product: Schema<'ProductRef'>;
  submitted_at: Date;
  claim: ClaimJson | null;
  place: number[];
};

/** The way from a piece of work to its task and its product. */
const ways: Record<DeskKind, RawBuilder<unknown>> = {
  homework: sql`join homework task on task.id = page.task_id
    join lesson l on l.module_id = task.module_id join module p on p.id = l.product_id`,
  milestone: sql`join milestone task on task.id = page.task_id join module p on p.id = task.module_id`,
  quiz: sql`join quiz task on task.id = page.task_id
    join lesson l on l.module_id = task.module_id join module p on p.id = l.product_id`,
};

/** A page of the work that waits for a mentor, one row longer than it shows. */
export async function listWaiting(db: Kysely<DB>, reading: DeskReading) {
  const { window, now } = reading;
  const { order } = directionOf(window);
  const branches = branchesOf(reading);
  if (branches.length === 0) return [];
  const sorted = sql`rank ${order}, submitted_at ${order}, kind ${order}, id ${order}, user_id ${order}`;
  const named = (kind: DeskKind) => sql`
    select page.*, task.title, ${productRef('p')} as product
    from page ${ways[kind]} where page.kind = ${kind}`;
  const { rows } = await sql<Row>`
    with page as materialized (
      select * from (${sql.join(
        branches.map((branch) => selectBranch(reading, branch)),
        sql` union all `,
      )}) waiting
      order by ${sorted} limit ${window.pageSize + 1}),
    named as (${sql.join(deskKinds.map(named), sql` union all `)})
    select named.kind, named.id, named.task_id as "taskId", named.title, named.product, named.version, named.submitted_at,
      ${userRef('u')} as user, ${claimAt('named', now)} as claim,
      jsonb_build_array(rank, ${toMicroseconds(sql`named.submitted_at`)},
        array_position(${[...deskKinds]}::text[], named.kind) - 1, named.id, named.user_id) as place
    from named join app_user u on u.id = named.user_id
    order by ${sorted}`.execute(db);
  return rows.map(({ place, submitted_at, claim, ...row }) => ({
    place,
    item: { ...row, submittedAt: submitted_at.toISOString(), claim: toClaim(claim) },
  }));
}
