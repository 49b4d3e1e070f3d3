import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { copyRows, type IdMap, newModuleIds } from './copy-rows.ts';

export interface CopyForm {
  sourceId: number;
  ownerId: number;
  url: string;
  alias: string;
  now: Date;
}

/** What is in a row of its own for each module. */
const perModule = [
  ...['module_resource', 'module_prerequisite', 'module_mentor', 'module_recipient'],
  ...['module_task', 'module_tab', 'module_lab', 'intro_page', 'onboarding_survey', 'milestone'],
  ...['module_email', 'product_sale'],
];

/**
 * Copies a product with its sections, lessons, prices, emails and own certificates as a draft of its own. Learners,
 * permissions, reviews and what was sold stay with the first.
 */
export async function copyProduct(trx: Kysely<DB>, form: CopyForm): Promise<number> {
  const { sourceId, ownerId, now } = form;
  const product = await newModuleIds(trx, [sourceId]);
  const parts = await newModuleIds(trx, await partsOf(trx, sourceId));
  const all: IdMap = new Map([...product, ...parts]);
  const fresh = { created_at: now, updated_at: now, version: 1, request_id: null };
  const own = { owner_id: ownerId, changed_by: ownerId, is_public: false, deleted_at: null };
  const names = { unique_name: form.url, url: form.url, alias: form.alias };
  await copyRows(trx, {
    table: 'module',
    of: ['id', product],
    set: { ...fresh, ...own, ...names },
  });
  await copyRows(trx, { table: 'module', of: ['id', parts], set: { ...fresh, alias: null } });
  await copyRows(trx, {
    table: 'module_child',
    of: ['parent_id', all],
    maps: { child_id: all },
    only: 'not exists (select 1 from module gone where gone.id = r.child_id and gone.deleted_at is not null)',
  });
  await copyRows(trx, {
    table: 'authored_lesson',
    of: ['module_id', parts],
    maps: { product_id: all, section_id: all },
  });
  for (const table of perModule) await copyRows(trx, { table, of: ['module_id', all] });
  await copyRows(trx, { table: 'lesson_lab', of: ['lesson_id', parts] });
  await copyRows(trx, {
    table: 'terms',
    of: ['module_id', product],
    only: 'r.withdrawn_at is null',
  });
  await copyWork(trx, all);
  await copyPrices(trx, product);
  await giveDiplomas(trx, form, product);
  return product.get(sourceId) ?? 0;
}

/** Its sections and lessons, without those that were removed. */
async function partsOf(trx: Kysely<DB>, sourceId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from module_child c join module m on m.id = c.child_id and m.type = 5
      where c.parent_id = ${sourceId} and m.deleted_at is null
    union all select l.module_id from authored_lesson l join module m on m.id = l.module_id
      where l.product_id = ${sourceId} and l.removed_at is null and m.deleted_at is null`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Quizzes, homework and exercises. */
async function copyWork(trx: Kysely<DB>, modules: IdMap): Promise<void> {
  const kept = 'r.deleted_at is null';
  const quizzes = await copyRows(trx, { table: 'quiz', of: ['module_id', modules], only: kept });
  const questions = await copyRows(trx, { table: 'quiz_question', of: ['quiz_id', quizzes] });
  await copyRows(trx, { table: 'quiz_answer', of: ['question_id', questions] });
  await copyRows(trx, { table: 'homework', of: ['module_id', modules], only: kept });
  const exercises = await copyRows(trx, { table: 'exercise', of: ['lesson_id', modules] });
  await copyRows(trx, { table: 'exercise_definition', of: ['exercise_id', exercises] });
}

/** Coupons with their current plans and offers. */
async function copyPrices(trx: Kysely<DB>, product: IdMap): Promise<void> {
  const coupons = await copyRows(trx, {
    table: 'coupon',
    of: ['module_id', product],
    only: 'r.removed_at is null',
  });
  const prices = await copyRows(trx, {
    table: 'price',
    of: ['coupon_id', coupons],
    maps: { module_id: product },
    only: 'r.retired_at is null',
  });
  await copyRows(trx, {
    table: 'crosssell',
    of: ['price_id', prices],
    within: 'parent_id',
    only: 'r.removed_at is null',
  });
}

/** The copy gives the certificates of its author; those of others are for them to give. */
async function giveDiplomas(trx: Kysely<DB>, { ownerId }: CopyForm, product: IdMap): Promise<void> {
  await copyRows(trx, {
    table: 'module_diploma',
    of: ['module_id', product],
    only: `exists (select 1 from diploma given where given.id = r.diploma_id and given.owner_id = ${ownerId})`,
  });
}
