import type { Kysely } from 'kysely';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';

/**
 * Fills an empty database with the demo academy; a filled one stays as it is, and then not even the
 * code that fills is loaded.
 */
export async function seedDemo(db: Kysely<DB>, clock: Clock, storageFolder: string): Promise<void> {
  const isFilled = await db.selectFrom('module').select('id').limit(1).executeTakeFirst();
  if (isFilled) return;
  const { fillAcademy } = await import('./fill-academy.ts');
  await fillAcademy(db, clock, storageFolder);
}
