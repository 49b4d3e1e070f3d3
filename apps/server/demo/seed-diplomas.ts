import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import type { Kysely, Transaction } from 'kysely';
import {
  createDiploma,
  revokeDiplomas,
} from '../src/areas/certificates/authoring/diploma.service.ts';
import { issueDiplomas } from '../src/areas/certificates/issue-diplomas.ts';
import { grantAccess } from '../src/areas/grants/grants.service.ts';
import { createProduct } from '../src/areas/products/authoring/product.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { idOf } from './seed-learners.ts';
import type { DiplomasContent } from './types/diplomas.types.ts';

const day = 86_400_000;

interface Academy {
  people: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  clock: Clock;
}

/** Diplomas of the products, before anybody finishes one; and those of courses that are gone, which come back. */
export async function seedDiplomas(
  trx: Transaction<DB>,
  { people, products, clock }: Academy,
  { diplomas, former }: DiplomasContent,
): Promise<Map<string, number>> {
  const ownerId = idOf(people, 'priya');
  const all = new Map(products);
  for (const course of former) all.set(course.uniqueName, await seedFormer(trx, course, ownerId));
  for (const { products: names, ...form } of diplomas) {
    const ids = names.map((name) => idOf(all, name));
    await createDiploma(trx, { ...form, ownerId }, ids);
  }
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  for (const { uniqueName, given } of former) {
    const moduleId = idOf(all, uniqueName);
    for (const { learner, days, revokedDays } of given) {
      const userId = idOf(people, learner);
      const at = before(days);
      await grantAccess(
        trx,
        { userId, moduleId, source: { kind: 'demo' } },
        { actorId: null, reason: 'Demo', clock: { now: () => at } },
      );
      await trx
        .updateTable('user_module')
        .set({ status: ModuleStatus.done, started_at: at, done_at: at, updated_at: at })
        .where('user_id', '=', userId)
        .where('module_id', '=', moduleId)
        .execute();
      await issueDiplomas(trx, userId, moduleId, at);
      if (revokedDays !== undefined)
        await revokeDiplomas(trx, userId, moduleId, before(revokedDays));
    }
  }
  return all;
}

/** A course that is no longer offered: those who have it keep it. */
async function seedFormer(
  trx: Kysely<DB>,
  { uniqueName, name }: DiplomasContent['former'][number],
  ownerId: number,
): Promise<number> {
  const id = await createProduct(trx, {
    type: ModuleType.course,
    uniqueName,
    name,
    shortDescription: 'No longer offered.',
    description: '',
    whatYouLearn: [],
    level: 1,
    isSelfPaced: true,
    partTimeEducationDuration: null,
    fullTimeEducationDuration: null,
    ownerId,
  });
  await trx
    .updateTable('module')
    .set({ is_public: false, hidden: true })
    .where('id', '=', id)
    .execute();
  return id;
}
