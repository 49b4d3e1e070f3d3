import { sql } from 'kysely';
import { type Invariant, most } from './invariant.ts';

/** Notifications. */
export const told: Invariant[] = [
  {
    id: 'told-true',
    title:
      'Notifications only report results, certificates and reviews that exist and belong to the recipient',
    broken: sql`
      select n.id, n.occasion from user_notification n
      where not exists (select 1 from progress_reset r
        where r.user_id = n.user_id and r.created_at >= n.date
          and split_part(n.occasion, ':', 1) in ('lesson-done', 'product-done', 'homework-reviewed'))
      and not case split_part(n.occasion, ':', 1)
        when 'diploma' then exists (select 1 from diploma_issue i where i.user_id = n.user_id
          and n.occasion = 'diploma:' || i.diploma_id || ':' || i.module_id)
        when 'exam' then exists (select 1 from exam_attempt a where a.user_id = n.user_id
          and a.status = 'completed' and n.occasion = 'exam:' || a.id)
        when 'lesson-done' then exists (select 1 from user_module own where own.user_id = n.user_id
          and own.done_at is not null and n.occasion = 'lesson-done:' || own.module_id)
        when 'product-done' then exists (select 1 from user_module own where own.user_id = n.user_id
          and own.done_at is not null and n.occasion = 'product-done:' || own.module_id)
        when 'milestone-reviewed' then exists (select 1 from milestone_event e where e.user_id = n.user_id
          and e.actor_id <> e.user_id and n.occasion = 'milestone-reviewed:' || e.id)
        when 'homework-reviewed' then exists (select 1 from homework_submission s where s.user_id = n.user_id
          and s.reviewed_at is not null and split_part(n.occasion, ':', 2) = s.id::text)
        else true end ${most}`,
  },
];
