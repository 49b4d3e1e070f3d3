import type { Schema } from '@uplink/api-client';
import { holdsProducts, ModuleType, TabItemType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { isProduct } from '../../../module-kinds.ts';
import { type Authored, permissionOf } from '../../authored.ts';

type Change = Schema<'ModuleSettingsChange'>;

/** What is wrong with the people and products that a change names, by field. */
export async function checkParts(
  db: Kysely<DB>,
  person: { id: number },
  product: Authored,
  change: Change,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  const { discussionRecipientIds: recipients, permissions, mentorIds, prerequisiteIds } = change;
  const { tabs } = change;
  if (recipients && !(await areMentors(db, recipients)))
    faults.discussionRecipientIds = 'Choose mentors.';
  if (mentorIds && !(await areMentors(db, mentorIds))) faults.mentorIds = 'Choose mentors.';
  if (
    permissions &&
    !(await areMentors(
      db,
      permissions.map(({ userId }) => userId),
    ))
  )
    faults.permissions = 'Choose mentors: only they use the creator tools.';
  if (prerequisiteIds && !(await mayRequire(db, person.id, product.id, prerequisiteIds)))
    faults.prerequisiteIds = 'Choose published products or your own, none that needs this one.';
  if (tabs && !(await areTabsOf(db, product, tabs)))
    faults.tabs = 'A tab shows something that this product does not have.';
  return faults;
}

async function areMentors(db: Kysely<DB>, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app_user u
    where u.id = any (${[...new Set(ids)]}::bigint[]) and u.deleted_at is null and not u.blocked
      and exists (select 1 from user_role r where r.user_id = u.id and r.role = 'mentor')`.execute(
    db,
  );
  return rows[0]?.count === new Set(ids).size;
}

/** Published products or the author's own, of which none asks for this one in its turn. */
async function mayRequire(
  db: Kysely<DB>,
  userId: number,
  productId: number,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    with recursive above (id) as (
      select ${productId}::bigint
      union select r.module_id from module_prerequisite r join above on above.id = r.requires_id
    )
    select count(*)::int as count from module m
    where m.id = any (${[...new Set(ids)]}::bigint[]) and m.deleted_at is null
      and ${isProduct('m')} and m.id not in (select id from above)
      and (m.is_public or (${permissionOf(userId)}) is not null)`.execute(db);
  return rows[0]?.count === new Set(ids).size;
}

async function areTabsOf(
  db: Kysely<DB>,
  { id, type }: Authored,
  tabs: NonNullable<Change['tabs']>,
): Promise<boolean> {
  const hasLessons = type === ModuleType.course || type === ModuleType.project;
  const isWrong = tabs.some(
    (tab) =>
      (tab.type === TabItemType.lessonMap && !hasLessons && !holdsProducts(type)) ||
      (tab.type === TabItemType.milestones && type !== ModuleType.program) ||
      (tab.type === TabItemType.bundleItem && tab.itemId === null),
  );
  if (isWrong) return false;
  const items = new Set(tabs.flatMap((tab) => (tab.type === 3 && tab.itemId ? [tab.itemId] : [])));
  if (items.size === 0) return true;
  const children = await db
    .selectFrom('module_child')
    .select('child_id')
    .where('parent_id', '=', id)
    .where('child_id', 'in', [...items])
    .execute();
  return children.length === items.size;
}
