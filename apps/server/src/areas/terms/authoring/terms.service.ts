import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';

export interface TermsText {
  title: string;
  /** Paragraphs with an empty line between; a line that begins with ## is a heading. */
  body: string;
}

/** Sets the agreement of a product in a transaction of its own. */
export async function setTerms(
  db: Kysely<DB>,
  clock: Clock,
  moduleId: number,
  text: TermsText | null,
): Promise<void> {
  await db.transaction().execute((trx) => replaceTerms(trx, clock.now(), moduleId, text));
}

/**
 * Asks the learners of a product for an agreement, or for none. Those who accepted an earlier text are not
 * asked again.
 */
export async function replaceTerms(
  trx: Kysely<DB>,
  now: Date,
  moduleId: number,
  text: TermsText | null,
): Promise<void> {
  await trx.selectFrom('module').select('id').where('id', '=', moduleId).forUpdate().execute();
  await trx
    .updateTable('terms')
    .set({ withdrawn_at: now })
    .where('module_id', '=', moduleId)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (!text) return;
  const { last } = await trx
    .selectFrom('terms')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.lit(0)).as('last'))
    .where('module_id', '=', moduleId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('terms')
    .values({ module_id: moduleId, version: last + 1, ...text, created_at: now })
    .execute();
}
