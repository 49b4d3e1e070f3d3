import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { readModule } from './catalog.service.ts';

/** The author's page about a product, for everyone with access. Empty if nothing was written. */
export async function readIntroPage(
  db: Kysely<DB>,
  userId: number,
  moduleId: number,
): Promise<Schema<'IntroPage'>> {
  await readModule(db, userId, moduleId);
  return selectIntroPage(db, moduleId);
}

export async function selectIntroPage(
  db: Kysely<DB>,
  moduleId: number,
): Promise<Schema<'IntroPage'>> {
  const row = await db
    .selectFrom('intro_page')
    .select(['version', 'blocks'])
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  if (!row) return { version: 0, blocks: [] };
  return { version: row.version, blocks: row.blocks as unknown as IntroBlock[] };
}

export type IntroBlock = Schema<'IntroPage'>['blocks'][number];
