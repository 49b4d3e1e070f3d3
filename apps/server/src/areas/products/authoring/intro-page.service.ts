import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import type { IntroBlock } from '../../catalog/intro-page.service.ts';

/** Replaces the blocks of a product; their HTML is cleaned here. */
export async function writeIntroPage(
  trx: Kysely<DB>,
  moduleId: number,
  blocks: readonly IntroBlock[],
  now: Date,
): Promise<void> {
  const clean = JSON.stringify(blocks.map(cleanBlock));
  await trx
    .insertInto('intro_page')
    .values({ module_id: moduleId, blocks: clean, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('module_id').doUpdateSet({
        blocks: clean,
        version: sql`intro_page.version + 1`,
        updated_at: now,
      }),
    )
    .execute();
}

/** One author at a time changes the pages of a product. */
export async function lockProduct(trx: Kysely<DB>, moduleId: number): Promise<void> {
  await trx.selectFrom('module').select('id').where('id', '=', moduleId).forUpdate().execute();
}

export function cleanBlock(block: IntroBlock): IntroBlock {
  if (block.kind === 'text') return { ...block, html: sanitize(block.html) };
  if (block.kind !== 'faq') return block;
  return { ...block, items: block.items.map((item) => ({ ...item, html: sanitize(item.html) })) };
}
