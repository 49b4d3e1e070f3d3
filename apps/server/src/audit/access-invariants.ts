import { sql } from 'kysely';
import { moduleStatus } from '../db/status-codes.ts';
import { type Invariant, most } from './invariant.ts';

/**
 * Whether a product was open at a moment, by what is written down about its grants and those around it. The
 * millisecond in which a grant ends still belongs to it.
 */
const wasOpen = sql`exists (
  select 1 from (select id from containers_of(did.product_id) union select did.module_id) c
  join access_grant g on g.user_id = did.user_id and g.module_id = c.id
  join access_event e on e.grant_id = g.id and e.state = 'active'
    and e.created_at <= did.at and (e.until is null or e.until >= did.at)
  where not exists (select 1 from access_event later
    where later.grant_id = g.id and later.id > e.id and later.created_at < did.at))`;

/** What opens products to people. */
export const access: Invariant[] = [
  {
    id: 'entitled',
    title:
      'Learners started and finished everything but free lessons while its product was open to them',
    broken: sql`
      select did.* from (
        select um.user_id, um.module_id, coalesce(l.product_id, um.module_id) as product_id, step.at
        from user_module um
        left join authored_lesson l on l.module_id = um.module_id
        cross join lateral (values (um.started_at), (um.finished_at)) step (at)
        where step.at is not null and l.is_free is not true) did
      where not ${wasOpen} ${most}`,
  },
  {
    id: 'granted',
    title: 'Learners only have progress in free lessons and in products they were given',
    broken: sql`
      select um.user_id, um.module_id from user_module um
      left join authored_lesson l on l.module_id = um.module_id
      where um.status <> ${moduleStatus.applied} and l.is_free is not true and not exists (
        select 1 from (select id from containers_of(coalesce(l.product_id, um.module_id)) union select um.module_id) c
        join access_grant g on g.user_id = um.user_id and g.module_id = c.id) ${most}`,
  },
  {
    id: 'grant-history',
    title: 'The last event of a grant matches its state and end date',
    broken: sql`
      select g.id from access_grant g
      left join lateral (select state, until from access_event e where e.grant_id = g.id order by id desc limit 1) e on true
      where (e.state, e.until) is distinct from (g.state, g.until) ${most}`,
  },
  {
    id: 'grant-order',
    title: 'Every grant starts before it ends',
    broken: sql`
      select e.grant_id from access_event e
      left join lateral (
        select state from access_event earlier
        where earlier.grant_id = e.grant_id and earlier.id < e.id order by id desc limit 1) before on true
      where e.state = 'ended' and before.state is distinct from 'active' ${most}`,
  },
  {
    id: 'grant-source',
    title: 'Every cohort or award grant refers to its cohort or award',
    broken: sql`
      select g.id from access_grant g
      left join cohort c on g.source_kind = 'cohort' and c.id = g.source_id and c.module_id = g.module_id
      left join diploma_issue i on g.source_kind = 'award' and i.id = g.source_id and i.user_id = g.user_id
      where (g.source_kind = 'cohort' and c.id is null) or (g.source_kind = 'award' and i.id is null) ${most}`,
  },
  {
    id: 'grant-progress',
    title: 'Every open product has a progress row',
    broken: sql`
      with recursive open (user_id, module_id) as (
        select user_id, module_id from access_grant where state = 'active'
        union select open.user_id, m.id from open
          join module_child c on c.parent_id = open.module_id
          join module m on m.id = c.child_id and m.type in (1, 2, 3, 8))
      select open.* from open
      left join user_module um on um.user_id = open.user_id and um.module_id = open.module_id
      where um.user_id is null or um.status = ${moduleStatus.applied} ${most}`,
  },
];
