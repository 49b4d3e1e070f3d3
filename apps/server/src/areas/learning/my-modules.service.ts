import type { Schema } from '@uplink/api-client';
import { holdsProducts, isHeld } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { listChildren, readModule, toModule, visibleTo } from '../catalog/catalog.service.ts';
import { selectModules } from '../catalog/modules.repository.ts';
import { isPart } from '../module-kinds.ts';
import { isPassed } from './lesson-lock.rules.ts';
import { selectLessonStates, selectProductStates } from './lesson-state.repository.ts';
import { buildOutline } from './outline.service.ts';

export interface MyModulesFilter {
  rootType?: number;
  rootName?: string;
  parentType?: number;
  parentName?: string;
  uniqueName?: string;
  type?: number;
  status?: string;
  types?: string;
}

const numbers = (list: string) => list.split(',').map(Number);

/** Modules by place in the tree (visible ones too), or the learner's by status and type. */
export async function listMyModules(db: Kysely<DB>, userId: number, filter: MyModulesFilter) {
  const { rootType, rootName, parentType, parentName, uniqueName, type } = filter;
  const types = type === undefined ? filter.types && numbers(filter.types) : [type];
  const conditions: RawBuilder<unknown>[] = [
    uniqueName === undefined ? sql`um.module_id is not null` : visibleTo(userId),
    // Sections and lessons only where they are asked for.
    types ? sql`m.type = any (${types}::int[])` : sql`not ${isPart('m')}`,
  ];
  if (uniqueName !== undefined) conditions.push(sql`m.unique_name = ${uniqueName}`);
  if (filter.status) conditions.push(sql`um.status = any (${numbers(filter.status)}::int[])`);
  if (parentType !== undefined && parentName !== undefined) {
    conditions.push(sql`m.id in (select c.child_id from module_child c join module p on p.id = c.parent_id
      where p.type = ${parentType} and p.unique_name = ${parentName})`);
  }
  if (rootType !== undefined && rootName !== undefined) {
    conditions.push(sql`m.id in (
      with recursive tree as (
        select id from module where type = ${rootType} and unique_name = ${rootName}
        union select c.child_id from module_child c join tree on tree.id = c.parent_id)
      select id from tree)`);
  }
  const rows = await selectModules(db, userId, {
    where: sql.join(conditions, sql` and `),
    orderBy: sql`um.updated_at desc nulls last, m.id`,
    limit: 200,
  });
  return rows.map(toModule);
}

/** The children of a child, which must belong to the given module. */
export async function listNestedChildren(
  db: Kysely<DB>,
  userId: number,
  { id, childId }: { id: number; childId: number },
  type?: number,
) {
  await readModule(db, userId, id);
  const link = await db
    .selectFrom('module_child')
    .select('child_id')
    .where('parent_id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst();
  if (!link) throw notFound("This module isn't part of that product.");
  return listChildren(db, userId, childId, type);
}

export async function readCompletion(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'Completion'>> {
  const { progress, lessonCount } = await readModule(db, userId, id);
  const done = progress?.done ?? 0;
  return {
    done,
    total: lessonCount,
    percent: lessonCount === 0 ? 0 : Math.floor((done * 100) / lessonCount),
  };
}

/**
 * The next lesson of a product and the length of what is left; for a program, across all its parts.
 */
export async function readOverview(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'ModuleOverview'>> {
  const { shortDescription, type, childrenId } = await readModule(db, userId, id);
  const ids = holdsProducts(type) ? childrenId : [id];
  const [products, lessons] = await Promise.all([
    selectProductStates(db, userId, ids),
    selectLessonStates(db, userId, ids),
  ]);
  const outlines = ids.flatMap((productId) => {
    const product = products.find((one) => one.id === productId);
    if (!product || isPassed(product)) return [];
    return [
      buildOutline(
        product,
        lessons.filter((one) => one.product_id === productId),
      ),
    ];
  });
  return {
    summary: shortDescription ?? '',
    nextLesson: nextLessonOf(outlines),
    remainingSeconds: outlines.reduce((sum, { remainingSeconds }) => sum + remainingSeconds, 0),
  };
}

function nextLessonOf(outlines: Schema<'Outline'>[]): Schema<'LessonRef'> | null {
  for (const { sections, currentLessonId, product } of outlines) {
    const section = sections.find(({ lessons }) =>
      lessons.some(({ id }) => id === currentLessonId),
    );
    const lesson = section?.lessons.find(({ id }) => id === currentLessonId);
    if (section && lesson)
      return { id: lesson.id, name: lesson.name, sectionId: section.id, product };
  }
  return null;
}

/** Of a product only those who have it get what belongs to it. */
export async function listProductResources(
  db: Kysely<DB>,
  { id, status }: Pick<Schema<'Module'>, 'id' | 'status'>,
): Promise<Schema<'Resource'>[]> {
  return isHeld(status) ? listResources(db, id) : [];
}

export async function listResources(
  db: Kysely<DB>,
  moduleId: number,
): Promise<Schema<'Resource'>[]> {
  return db
    .selectFrom('module_resource')
    .select(['id', 'title', 'url'])
    .where('module_id', '=', moduleId)
    .orderBy('position')
    .limit(200)
    .execute();
}
