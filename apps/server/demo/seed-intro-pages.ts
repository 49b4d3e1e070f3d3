import type { Kysely } from 'kysely';
import type { IntroBlock } from '../src/areas/catalog/intro-page.service.ts';
import { writeIntroPage } from '../src/areas/products/authoring/intro-page.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { idOf } from './seed-learners.ts';
import type { IntroPageContent } from './types/products.types.ts';

/** What authors say of their products before one has them. */
export async function seedIntroPages(
  db: Kysely<DB>,
  { products, clock }: { products: ReadonlyMap<string, number>; clock: Clock },
  pages: IntroPageContent[],
): Promise<void> {
  for (const { product, blocks } of pages)
    await writeIntroPage(db, idOf(products, product), blocks.map(toHtml), clock.now());
}

function toHtml(block: IntroBlock): IntroBlock {
  if (block.kind === 'text') return { ...block, html: markdownToHtml(block.html) };
  if (block.kind !== 'faq') return block;
  const items = block.items.map((item) => ({ ...item, html: markdownToHtml(item.html) }));
  return { ...block, items };
}
