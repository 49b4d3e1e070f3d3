import type { Kysely } from 'kysely';
import type { ProductContent } from '../src/areas/products/files/content.types.ts';
import { namesIn } from '../src/areas/products/files/import-references.ts';
import { saveProduct } from '../src/areas/products/files/save-product.ts';
import type { DB } from '../src/db/schema.ts';
import { fromWritten } from '../src/html/to-markdown.ts';
import { idOf } from './seed-learners.ts';

interface Academy {
  people: ReadonlyMap<string, number>;
  /** By unique name; those made here are added. */
  products: Map<string, number>;
  now: Date;
}

/** A product as an import makes it, of what is there already, and published. */
export async function seedProduct(
  trx: Kysely<DB>,
  { people, products, now }: Academy,
  content: ProductContent,
): Promise<number> {
  const id = await saveProduct(trx, {
    content,
    before: null,
    references: new Map(namesIn(content).map((name) => [name, idOf(products, name)])),
    by: { authorId: idOf(people, 'priya'), now },
    toHtml: fromWritten,
  });
  await trx.updateTable('module').set({ is_public: true }).where('id', '=', id).execute();
  products.set(content.uniqueName, id);
  return id;
}

/** The further program and the bundles. */
export async function seedOffers(
  trx: Kysely<DB>,
  academy: Academy,
  offers: readonly { content: ProductContent; mentor?: string | undefined }[],
): Promise<void> {
  for (const { content, mentor } of offers) {
    const id = await seedProduct(trx, academy, content);
    if (mentor)
      await trx
        .insertInto('module_mentor')
        .values({ module_id: id, user_id: idOf(academy.people, mentor) })
        .execute();
  }
}
