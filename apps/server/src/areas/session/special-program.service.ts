import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** What visitors may know of the program of /zte; null without one, and while it is not published. */
export async function readSpecialProgram(
  db: Kysely<DB>,
  uniqueName: string | undefined,
): Promise<Schema<'SpecialProgram'> | null> {
  if (uniqueName === undefined) return null;
  const row = await db
    .selectFrom('module')
    .select(['name', 'short_description'])
    .where('type', '=', ModuleType.program)
    .where('unique_name', '=', uniqueName)
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { name: row.name, uniqueName, shortDescription: row.short_description } : null;
}
