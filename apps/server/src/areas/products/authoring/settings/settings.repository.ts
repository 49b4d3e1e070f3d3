import type { Schema } from '@uplink/api-client';
import { TimelineMode } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { productRef, userRef } from '../../../refs.ts';

type Row = Omit<Schema<'ModuleSettings'>, 'timeline'> & { isSelfPaced: boolean };

const listOf = (item: unknown, order: unknown) =>
  sql`coalesce(jsonb_agg(${item} order by ${order}), '[]')`;

/** Everything that the steps of a product's setup show. */
export async function readSettings(db: Kysely<DB>, id: number): Promise<Schema<'ModuleSettings'>> {
  const { rows } = await sql<Row>`
    select m.version, m.name, m.url, m.alias, coalesce(m.short_description, '') as "shortDescription", m.level,
      m.is_self_paced as "isSelfPaced", m.part_time_education_duration as "partTimeEducationDuration",
      m.full_time_education_duration as "fullTimeEducationDuration", m.what_you_learn as "whatYouLearn",
      m.discussion_enabled as discussion, m.numeration_enabled as numeration, m.certificate_enabled as certificate,
      m.apply_form as "applyForm", m.onboarding_form as "onboardingForm", m.not_clickable as "notClickable",
      m.horizontal_image as "headerImage", m.horizontal_shows_overlay as overlay, m.logo,
      (select ${listOf(userRef('u'), sql`u.id`)} from module_recipient r join app_user u on u.id = r.user_id
        where r.module_id = m.id and u.deleted_at is null) as "discussionRecipients",
      (select ${listOf(productRef('p'), sql`p.id`)} from module_prerequisite r join module p on p.id = r.requires_id
        where r.module_id = m.id and p.deleted_at is null) as prerequisites,
      (select jsonb_build_object('title', t.title, 'body', t.body) from terms t
        where t.module_id = m.id and t.withdrawn_at is null) as terms,
      (select ${listOf(sql`to_jsonb(t.text)`, sql`t.position`)} from module_task t
        where t.module_id = m.id) as checklist,
      (select ${listOf(sql`jsonb_build_object('user', ${userRef('u')}, 'permission', g.permission)`, sql`u.id`)}
        from module_permission g join app_user u on u.id = g.user_id
        where g.module_id = m.id and u.deleted_at is null) as permissions,
      (select ${listOf(userRef('u'), sql`u.id`)} from module_mentor r join app_user u on u.id = r.user_id
        where r.module_id = m.id and u.deleted_at is null) as mentors,
      (select ${listOf(sql`jsonb_build_object('type', t.type, 'title', t.title, 'html', t.html, 'itemId', t.item_id)`, sql`t.position`)}
        from module_tab t where t.module_id = m.id) as tabs
    from module m where m.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Product ${id} is gone.`);
  const { isSelfPaced, ...settings } = row;
  return { ...settings, timeline: isSelfPaced ? TimelineMode.selfPaced : TimelineMode.estimated };
}
