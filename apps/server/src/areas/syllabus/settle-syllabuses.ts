import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { attemptEach, inOrder } from '../../jobs/attempt-each.ts';
import { toProductRef } from '../learning/lesson-access.ts';
import { settleProduct } from '../learning/lesson-done.ts';
import { about } from '../notifications/about.ts';

/** How many products or learners one query reads. */
const batch = 100;

/** After lessons were removed or hidden, learners who passed all that is left are done. As a job, it can be resumed. */
export async function settleSyllabuses(db: Kysely<DB>, clock: Clock): Promise<void> {
  const changed = await db
    .selectFrom('syllabus')
    .innerJoin('module', 'module.id', 'syllabus.product_id')
    .select(['module.id', 'module.name', 'module.unique_name', 'module.type', 'unsettled_since'])
    .where('unsettled_since', 'is not', null)
    .orderBy('unsettled_since')
    .limit(batch)
    .execute();
  const settle = async ({ unsettled_since, type, ...product }: (typeof changed)[number]) => {
    const ref = toProductRef({ ...product, type: type as 2 | 3 });
    await attemptEach(
      inOrder((after) => selectFinished(db, product.id, after)),
      ({ id }) => settleLearner(db, clock, id, ref),
      ({ id }) => `person ${id}`,
    );
    await db
      .updateTable('syllabus')
      .set({ unsettled_since: null })
      .where('product_id', '=', product.id)
      .where('unsettled_since', '=', unsettled_since)
      .execute();
  };
  await attemptEach(changed, settle, ({ id }) => `product ${id}`);
}

/** Learners in the middle of a product who have passed all its lessons. */
async function selectFinished(db: Kysely<DB>, productId: number, after: number) {
  const { rows } = await sql<{ id: number }>`
    select um.user_id as id from user_module um
    where um.module_id = ${productId} and um.user_id > ${after} and um.status = ${ModuleStatus.learning}
      and exists (select 1 from lesson where product_id = ${productId})
      and not exists (
        select 1 from lesson l
        left join user_module own on own.user_id = um.user_id and own.module_id = l.module_id
        where l.product_id = ${productId} and coalesce(own.status, 0) <> ${ModuleStatus.done}
          and not coalesce(own.skipped, false))
    order by um.user_id limit ${batch}`.execute(db);
  return rows;
}

async function settleLearner(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
  product: ReturnType<typeof toProductRef>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('user_module')
      .select('status')
      .where('user_id', '=', userId)
      .where('module_id', '=', product.id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== ModuleStatus.learning) return;
    const cause = about.product(product.id);
    await settleProduct(trx, userId, { product, cause }, clock.now());
  });
}
