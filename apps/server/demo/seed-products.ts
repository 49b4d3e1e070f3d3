import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import {
  addPrerequisites,
  addResources,
  createProduct,
  setChildren,
} from '../src/areas/products/authoring/product.service.ts';
import type { DB } from '../src/db/schema.ts';
import { markdownToHtml } from '../src/html/markdown.ts';
import { idOf } from './seed-learners.ts';
import type { DemoHeader, OfferContent } from './types/products.types.ts';

interface Academy {
  people: ReadonlyMap<string, number>;
  /** By unique name; those made here are added. */
  products: Map<string, number>;
}

/** A product as its header says, with its links and pictures, open to learners. */
export async function seedProduct(
  trx: Kysely<DB>,
  header: DemoHeader,
  { type, ownerId }: { type: ModuleType; ownerId: number },
): Promise<number> {
  const id = await createProduct(trx, {
    type,
    name: header.name,
    uniqueName: header.uniqueName,
    shortDescription: header.shortDescription,
    description: markdownToHtml(header.description),
    whatYouLearn: header.whatYouLearn,
    level: header.level,
    isSelfPaced: header.isSelfPaced,
    partTimeEducationDuration: header.partTimeEducationDuration ?? null,
    fullTimeEducationDuration: header.fullTimeEducationDuration ?? null,
    ownerId,
    ...(header.leadsTo && { leadsTo: header.leadsTo }),
    motif: header.motif,
  });
  await addResources(trx, id, header.resources ?? []);
  const { drawings: pictures, skipAllowed = false } = header;
  await trx
    .updateTable('module')
    .set({
      skip_allowed: skipAllowed,
      ...(pictures && {
        horizontal_image: `/media/${pictures.wide}`,
        horizontal_shows_overlay: pictures.showsOverlay,
        vertical_image: `/media/${pictures.tall}`,
        vertical_shows_overlay: pictures.showsOverlay,
      }),
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** The further program and the bundles, of products that are there. */
export async function seedOffers(
  trx: Kysely<DB>,
  { people, products }: Academy,
  offers: OfferContent[],
): Promise<void> {
  const ownerId = idOf(people, 'priya');
  const idsOf = (names: string[]) => names.map((name) => idOf(products, name));
  for (const offer of offers) {
    const type = offer.kind === 'program' ? ModuleType.program : ModuleType.bundle;
    const id = await seedProduct(trx, offer, { type, ownerId });
    products.set(offer.uniqueName, id);
    await setChildren(trx, id, idsOf(offer.children));
    await addPrerequisites(trx, id, idsOf(offer.prerequisites));
    if (offer.mentor)
      await trx
        .insertInto('module_mentor')
        .values({ module_id: id, user_id: idOf(people, offer.mentor) })
        .execute();
  }
}
