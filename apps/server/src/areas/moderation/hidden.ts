import type { Schema } from '@uplink/api-client';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

export type ModeratedKind = Schema<'ModeratedKind'>;

export interface Content {
  kind: ModeratedKind;
  contentId: number;
}

/** Joins the case of a text that others don't see as `held_case`. */
export const joinHidden = (kind: ModeratedKind, contentId: RawBuilder<unknown>) =>
  sql`left join moderation_case held_case on held_case.kind = ${sql.lit(kind)}
    and held_case.content_id = ${contentId} and held_case.visibility <> 'shown'`;

/** Leaves out what is held, except for its author. */
export const notHeldFor = (isOwn: RawBuilder<unknown>) =>
  sql`(held_case.visibility is distinct from 'held' or ${isOwn})`;

/** A text, or nothing where it was hidden from its reader. */
export const unlessHidden = (
  isOwn: RawBuilder<unknown>,
  text: RawBuilder<unknown>,
  notice: string,
) =>
  sql`case when held_case.visibility = 'hidden' and not ${isOwn} then ${notice} else ${text} end`;

/** An appeal is possible once, against these decisions. */
export const canAppeal = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('status')} = 'decided' and ${column('appealed_at')} is null and ${column('decision')} in ('hide', 'warn'))`;
};

/** What is the matter with a post, for its reader: others learn no reason. */
export const postModeration = (isOwn: RawBuilder<unknown>) => sql<Schema<'PostModeration'> | null>`
  case when held_case.id is not null then jsonb_build_object('status', held_case.visibility,
    'caseId', case when ${isOwn} then held_case.id end, 'reason', case when ${isOwn} then held_case.reason end,
    'canAppeal', ${isOwn} and ${canAppeal('held_case')}) end`;

/** A text as its readers get it: a notice in its place once staff have hidden it, or while it waits for them. */
export const asShown = (
  kind: ModeratedKind,
  contentId: RawBuilder<unknown>,
  { text, hidden }: { text: RawBuilder<unknown>; hidden: string },
) =>
  sql<string>`coalesce((select case covered.visibility when 'hidden' then ${hidden}::text when 'held' then ${heldNotice}::text end
    from moderation_case covered where covered.kind = ${sql.lit(kind)} and covered.content_id = ${contentId}), ${text})`;

/** Whether a text is shown, or held or hidden instead. */
export const visibilityOf = (kind: ModeratedKind, contentId: RawBuilder<unknown>) =>
  sql<string>`coalesce((select covered.visibility from moderation_case covered
    where covered.kind = ${sql.lit(kind)} and covered.content_id = ${contentId}), 'shown')`;

const heldNotice = 'Our team checks this first, because it has a link.';

/** A row of this kind that staff have hidden. */
export const isHidden = (kind: ModeratedKind, contentId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from moderation_case hidden where hidden.kind = ${sql.lit(kind)}
    and hidden.content_id = ${contentId} and hidden.visibility = 'hidden')`;

/** A row of this kind that waits for a first look. */
export const isHeld = (kind: ModeratedKind, contentId: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from moderation_case held where held.kind = ${sql.lit(kind)}
    and held.content_id = ${contentId} and held.visibility = 'held')`;

export async function findVisibility(
  db: Kysely<DB>,
  { kind, contentId }: Content,
): Promise<string> {
  const row = await db
    .selectFrom('moderation_case')
    .select('visibility')
    .where('kind', '=', kind)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row?.visibility ?? 'shown';
}
