import { LAB_ACCESS_YEARS } from '@uplink/api-client/domain';
import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

/** What learners earned and were opened: certificates, awards, labs. */
export const earned: Invariant[] = [
  {
    id: 'diploma-number',
    title: 'Every certificate number has already been issued for its prefix',
    broken: sql`
      select i.id, i.reference_number from diploma_issue i
      where not exists (
        select 1 from diploma_counter c
        where i.reference_number like replace(replace(c.prefix, '_', '\\_'), '%', '\\%') || '%'
          and substr(i.reference_number, length(c.prefix) + 1) ~ '^[0-9]{1,18}$'
          and substr(i.reference_number, length(c.prefix) + 1)::bigint <= c.last_number) ${most}`,
  },
  {
    id: 'diploma-earned',
    title:
      'Certificates and awards only went to learners who finished the product (even if staff let them start over since), or whom staff gave them',
    broken: sql`
      select i.id from diploma_issue i
      left join user_module own on own.user_id = i.user_id and own.module_id = i.module_id
      where (own.done_at is null or i.issued_at < own.done_at) and not exists (
        select 1 from progress_reset r join containers_of(r.module_id) c on c.id = i.module_id
        where r.user_id = i.user_id and r.created_at >= i.issued_at)
      and not exists (select 1 from audit_entry a where a.user_id = i.user_id
        and a.action = 'awardIssue' and (a.after ->> 'awardId')::bigint = i.id) ${most}`,
  },
  {
    id: 'diploma-times',
    title: 'Certificates name their holder, and expire or are revoked only after they were issued',
    broken: sql`
      select i.id from diploma_issue i
      where i.expires_at <= i.issued_at or i.revoked_at < i.issued_at
        or position(i.recipient in i.body) = 0 ${most}`,
  },
  {
    id: 'lab-year',
    title: 'Lab access ends one calendar year after the lab was first opened',
    broken: sql`
      select user_id, lab_id from lab_access
      where expires_at at time zone 'utc'
        <> (first_access_at at time zone 'utc') + ${LAB_ACCESS_YEARS} * interval '1 year' ${most}`,
  },
  {
    id: 'lab-own',
    title: 'Learners only opened labs that come with their products',
    broken: sql`
      select a.user_id, a.lab_id from lab_access a
      where not exists (
        select 1 from (select a.lab_id union all select parent_id from module_child where child_id = a.lab_id) l (id)
        join user_module own on own.user_id = a.user_id
          and (own.module_id = l.id or own.module_id in (select product_id from product_lab where lab_id = l.id))) ${most}`,
  },
];
