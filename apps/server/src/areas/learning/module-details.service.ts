import type { Schema } from '@uplink/api-client';
import { canStart, isHeld, isSuspended, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { VaultDeps } from '../../vault/vault.ts';
import { findParent, listChildren, readModule } from '../catalog/catalog.service.ts';
import { findMentorOf } from '../homeworks/mentors.repository.ts';
import { countLabs } from '../labs/labs.repository.ts';
import { isLabOf } from '../labs/own-labs.ts';
import { findUserCohort } from '../milestones/milestones.service.ts';
import { readOwnApplication } from './applications.service.ts';
import { findLesson } from './lesson-access.ts';
import { contentLock } from './lesson-lock.rules.ts';
import { findOffer } from './module-offer.repository.ts';
import { readSetup } from './module-setup.repository.ts';
import { toOutlineHomework, toOutlineQuiz } from './outline.service.ts';
import { canSkip } from './skip.service.ts';

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
  const isLocked = contentLock(product, lessons, state) !== null;
  return {
    ...module,
    children: [],
    userCohort: null,
    quiz: toOutlineQuiz(state, isLocked),
    homework: toOutlineHomework(state, isLocked),
  };
}

export async function readDetails(
  deps: VaultDeps & Pick<Deps, 'clock'>,
  userId: number,
  id: number,
): Promise<Schema<'ModuleDetails'>> {
  const now = deps.clock.now();
  const module = await readWholeModule(deps.db, userId, id, now);
  return detailsOf(deps, { userId, now, module });
}

/** What the page of a module shows in addition to the module itself. */
export async function detailsOf(
  deps: VaultDeps,
  { userId, module, now }: { userId: number; module: Schema<'Module'>; now: Date },
): Promise<Schema<'ModuleDetails'>> {
  const { db } = deps;
  const { id } = module;
  const [
    text,
    own,
    mentor,
    prerequisites,
    parent,
    labCount,
    isSkippable,
    application,
    hasExpired,
    offer,
    setup,
  ] = await Promise.all([
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
    findMentorOf(db, id),
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
    countLabs(db, userId, isLabOf(id)),
    canSkip(db, userId, module),
    module.type === ModuleType.program
      ? readOwnApplication(deps, { userId, moduleId: id, now })
      : null,
    isSuspended(module.status) && hasExpiredPurchase(db, userId, id),
    canStart(module.status) ? null : findOffer(db, id, now),
    readSetup(db, id, isHeld(module.status)),
  ]);
  return {
    module,
    description: text.description,
    whatYouLearn: text.what_you_learn as string[],
    mentor,
    prerequisites: prerequisites.map((one) => ({
      product: { id: one.id, name: one.name, uniqueName: one.unique_name, type: one.type as 2 },
      isDone: one.status === 3,
    })),
    parent: parent
      ? {
          id: parent.id,
          name: parent.name,
          uniqueName: parent.uniqueName,
          type: parent.type as 1,
        }
      : null,
    labCount,
    canSkip: isSkippable,
    startedAt: own?.started_at?.toISOString() ?? null,
    doneAt: own?.done_at?.toISOString() ?? null,
    application,
    hasExpired,
    offer,
    setup,
  };
}

/** Whether the last purchase that gave it, by itself or in a bundle, ran out. */
async function hasExpiredPurchase(db: Kysely<DB>, userId: number, id: number): Promise<boolean> {
  const last = await db
    .selectFrom('purchase')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`(module_id = ${id} or module_id in (
        select parent_id from module_child where child_id = ${id}))`,
    )
    .where('status', '<>', 'pending')
    .select('status')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.status === 'expired';
}

/** What a module belongs to: a lesson and a section to their product, whatever lies between. */
async function findParentProduct(db: Kysely<DB>, userId: number, id: number) {
  let parent = await findParent(db, userId, id);
  while (parent?.type === ModuleType.section) parent = await findParent(db, userId, parent.id);
  return parent;
}
