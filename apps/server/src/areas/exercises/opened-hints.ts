import { sql } from 'kysely';

/** The hints that were opened before, and those that are opened now: of each goal the greater count. */
export const openedHints = (before: string, now: string) => sql<string>`(
  select coalesce(jsonb_object_agg(goal, count), '{}') from (
    select key as goal, max(value::int) as count
    from (
      select * from jsonb_each_text(${sql.ref(before)})
      union all select * from jsonb_each_text(${now}::jsonb)
    ) as opened
    group by key
  ) as counted)`;
