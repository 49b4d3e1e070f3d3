import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import {
  listChildren,
  readModule,
  readParent,
  toModule,
  visibleTo,
} from '../catalog/catalog.service.ts';
import { selectModules } from '../catalog/modules.repository.ts';
import { findUserCohort } from '../milestones/milestones.service.ts';
import { findLesson } from './lesson-access.ts';
import { orderLock, productLock } from './lesson-lock.rules.ts';
import { readOutline, toOutlineHomework, toOutlineQuiz } from './outline.service.ts';

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

/** A module by its place in the tree (visible ones too), or the own ones by status and type. */
export async function listMyModules(db: Kysely<DB>, userId: number, filter: MyModulesFilter) {
  const { rootType, rootName, parentType, parentName, uniqueName, type } = filter;
  const types = type === undefined ? filter.types && numbers(filter.types) : [type];
  const conditions: RawBuilder<unknown>[] = [
    uniqueName === undefined ? sql`um.status is not null` : visibleTo(userId),
    // Sections and lessons only where they are asked for.
    types ? sql`m.type = any (${types}::int[])` : sql`m.type not in (4, 5)`,
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

/** The children of a child; the child must stand under the module named before it. */
export async function listNestedChildren(
  db: Kysely<DB>,
  userId: number,
  id: number,
  childId: number,
  type?: number,
) {
  await readModule(db, userId, id);
  const link = await db
    .selectFrom('module_child')
    .select('child_id')
    .where('parent_id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst();
  if (!link) throw notFound('This module does not stand there.');
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

/** One module with its parts, and a lesson with its quiz and homework. */
export async function readWholeModule(
  db: Kysely<DB>,
  userId: number,
  id: number,
  now: Date,
): Promise<Schema<'Module'>> {
  const module = await readModule(db, userId, id);
  if (module.type !== ModuleType.lesson) {
    const [children, userCohort] = await Promise.all([
      listChildren(db, userId, id),
      findUserCohort(db, { userId, moduleId: id, now }),
    ]);
    return { ...module, children, userCohort, quiz: null, homework: null };
  }
  const { state, lessons, product } = await findLesson(db, userId, id);
  const isLocked = (productLock(product) ?? orderLock(lessons, state)) !== null;
  return {
    ...module,
    children: [],
    userCohort: null,
    quiz: toOutlineQuiz(state, isLocked),
    homework: toOutlineHomework(state, isLocked),
  };
}

export async function readDetails(
  db: Kysely<DB>,
  userId: number,
  id: number,
  now: Date,
): Promise<Schema<'ModuleDetails'>> {
  const module = await readWholeModule(db, userId, id, now);
  const [text, own, mentor, prerequisites, parent] = await Promise.all([
    db
      .selectFrom('module')
      .select(['description', 'what_you_learn'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('user_module')
      .select(['started_at', 'done_at'])
      .where('user_id', '=', userId)
      .where('module_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('module_mentor')
      .innerJoin('app_user', 'app_user.id', 'module_mentor.user_id')
      .innerJoin('user_role', (join) =>
        join.onRef('user_role.user_id', '=', 'app_user.id').on('user_role.role', '=', 'mentor'),
      )
      .select(['app_user.id', 'first_name', 'last_name', 'avatar'])
      .where('module_id', '=', id)
      .orderBy('app_user.id')
      .executeTakeFirst(),
    db
      .selectFrom('module_prerequisite')
      .innerJoin('module', 'module.id', 'module_prerequisite.requires_id')
      .leftJoin('user_module', (join) =>
        join
          .onRef('user_module.module_id', '=', 'module.id')
          .on('user_module.user_id', '=', userId),
      )
      .select([
        'module.id',
        'module.name',
        'module.unique_name',
        'module.type',
        'user_module.status',
      ])
      .where('module_prerequisite.module_id', '=', id)
      .orderBy('module.id')
      .execute(),
    findParentProduct(db, userId, id),
  ]);
  return {
    module,
    description: text.description,
    whatYouLearn: text.what_you_learn as string[],
    mentor: mentor
      ? { id: mentor.id, name: `${mentor.first_name} ${mentor.last_name}`, avatar: mentor.avatar }
      : null,
    prerequisites: prerequisites.map((one) => ({
      product: { id: one.id, name: one.name, uniqueName: one.unique_name, type: one.type as 2 },
      isDone: one.status === 3,
    })),
    parent: parent && {
      id: parent.id,
      name: parent.name,
      uniqueName: parent.uniqueName,
      type: parent.type as 1,
    },
    startedAt: own?.started_at?.toISOString() ?? null,
    doneAt: own?.done_at?.toISOString() ?? null,
  };
}

/** What a module belongs to: a lesson and a section to their product, whatever lies between. */
async function findParentProduct(db: Kysely<DB>, userId: number, id: number) {
  let parent = await readParent(db, userId, id).catch(() => null);
  while (parent?.type === ModuleType.section) {
    parent = await readParent(db, userId, parent.id).catch(() => null);
  }
  return parent;
}

export async function readOverview(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'ModuleOverview'>> {
  const module = await readModule(db, userId, id);
  const outline = await readOutline(db, userId, id).catch(() => null);
  const section = outline?.sections.find(({ lessons }) =>
    lessons.some((lesson) => lesson.id === outline.currentLessonId),
  );
  const lesson = section?.lessons.find((one) => one.id === outline?.currentLessonId);
  return {
    summary: module.shortDescription ?? '',
    nextLesson:
      outline && section && lesson
        ? { id: lesson.id, name: lesson.name, sectionId: section.id, product: outline.product }
        : null,
    remainingSeconds: outline?.remainingSeconds ?? 0,
  };
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
