import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import { sanitize } from '../../../../html/sanitize.ts';
import { addMentors, addPrerequisites } from '../product.service.ts';

type Change = Schema<'ModuleSettingsChange'>;

/** Replaces the lists that a change names. */
export async function replaceParts(
  trx: Kysely<DB>,
  moduleId: number,
  { discussionRecipientIds, prerequisiteIds, checklist, permissions, mentorIds, tabs }: Change,
): Promise<void> {
  const clear = (
    table: 'module_recipient' | 'module_prerequisite' | 'module_task' | 'module_tab',
  ) => trx.deleteFrom(table).where('module_id', '=', moduleId).execute();
  if (discussionRecipientIds) {
    await clear('module_recipient');
    const rows = [...new Set(discussionRecipientIds)].map((user_id) => ({
      module_id: moduleId,
      user_id,
    }));
    if (rows.length > 0) await trx.insertInto('module_recipient').values(rows).execute();
  }
  if (prerequisiteIds) {
    await clear('module_prerequisite');
    await addPrerequisites(trx, moduleId, [...new Set(prerequisiteIds)]);
  }
  if (checklist) {
    await clear('module_task');
    const rows = checklist.map((text, index) => ({
      module_id: moduleId,
      position: index + 1,
      text: text.trim(),
    }));
    if (rows.length > 0) await trx.insertInto('module_task').values(rows).execute();
  }
  if (tabs) {
    await clear('module_tab');
    const rows = tabs.map(({ type, title, html, itemId }, index) => ({
      module_id: moduleId,
      position: index + 1,
      type,
      title: title.trim(),
      html: type === 0 ? sanitize(html) : '',
      item_id: type === 3 ? itemId : null,
    }));
    if (rows.length > 0) await trx.insertInto('module_tab').values(rows).execute();
  }
  if (permissions) await replacePermissions(trx, moduleId, permissions);
  if (mentorIds) await replaceMentors(trx, moduleId, mentorIds);
}

async function replacePermissions(
  trx: Kysely<DB>,
  moduleId: number,
  permissions: NonNullable<Change['permissions']>,
): Promise<void> {
  await trx.deleteFrom('module_permission').where('module_id', '=', moduleId).execute();
  const byUser = new Map(permissions.map(({ userId, permission }) => [userId, permission]));
  const rows = [...byUser].map(([user_id, permission]) => ({
    module_id: moduleId,
    user_id,
    permission,
  }));
  if (rows.length > 0) await trx.insertInto('module_permission').values(rows).execute();
}

/** Who stops being a mentor is remembered, because what they accepted stays accepted. */
async function replaceMentors(
  trx: Kysely<DB>,
  moduleId: number,
  mentorIds: readonly number[],
): Promise<void> {
  const left = await trx
    .deleteFrom('module_mentor')
    .where('module_id', '=', moduleId)
    .where('user_id', 'not in', mentorIds.length > 0 ? mentorIds : [0])
    .returning(['module_id', 'user_id'])
    .execute();
  if (left.length > 0)
    await trx
      .insertInto('former_mentor')
      .values(left)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await addMentors(trx, moduleId, mentorIds);
}
