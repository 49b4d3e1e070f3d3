import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { listed, toModule } from '../catalog/catalog.service.ts';
import { selectModules } from '../catalog/modules.repository.ts';
import { isCurriculum } from '../module-kinds.ts';
import { listFreeCourses } from './free-courses.repository.ts';
import { readGoals } from './goals.service.ts';
import { toLessonRef } from './lesson-access.ts';
import { isPassed } from './lesson-lock.rules.ts';
import {
  type LessonState,
  type ProductState,
  selectLessonStates,
  selectProductStates,
} from './lesson-state.repository.ts';
import { findNextStep, isReachable } from './next-step.ts';
import { buildOutline } from './outline.service.ts';
import { chooseFree } from './path.rules.ts';
import { readApplicationWait } from './typical-wait.ts';
import { holdsProgram, readVisit } from './visit.service.ts';
import { readWeek } from './week.service.ts';

const mostProducts = 12;

/** What home lists, in this order: all but suspended products. */
const shownStatuses = [
  ModuleStatus.learning,
  ModuleStatus.notStarted,
  ModuleStatus.startable,
  ModuleStatus.applied,
  ModuleStatus.done,
];

/** Everything the home page shows, read side by side. */
export async function readDashboard(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
): Promise<Schema<'Dashboard'>> {
  const [owned, suggestions, goals, free, visit, hasProgram] = await Promise.all([
    selectProductStates(db, userId),
    selectModules(db, userId, {
      where: sql`${listed} and um.module_id is null and ${isCurriculum('m')} and not exists (
        select 1 from module_child c join user_module pu on pu.module_id = c.parent_id and pu.user_id = ${userId}
        where c.child_id = m.id)`,
      limit: 3,
    }),
    readGoals(db, userId),
    listFreeCourses(db, userId),
    readVisit(db, clock, userId),
    holdsProgram(db, userId),
  ]);
  const open = owned
    .filter((product) => product.status !== ModuleStatus.done && isReachable(product))
    .slice(0, mostProducts);
  const beginning = chooseFree(goals.level, free);
  const [lessons, learning, freely, week] = await Promise.all([
    selectLessonStates(
      db,
      userId,
      open.map(({ id }) => id),
    ),
    selectModules(db, userId, {
      where: sql`um.status = any (${shownStatuses}::int[]) and ${isCurriculum('m')} and m.deleted_at is null`,
      orderBy: sql`array_position(${shownStatuses}::int[], um.status), m.type, um.updated_at desc, m.id`,
      limit: mostProducts,
    }),
    beginning ? stepInto(db, userId, beginning.id) : null,
    readWeek({ db, clock }, userId, goals.evenings),
  ]);
  return {
    continueLearning: findNextStep(open, lessons) ?? freely,
    openWork: listOpenWork(open, lessons),
    learning: learning.map(toModule),
    suggestions: suggestions.map(toModule),
    week,
    visit,
    hasPath: !hasProgram,
    applicationWait: learning.some(({ status }) => status === ModuleStatus.applied)
      ? await readApplicationWait(db, clock.now())
      : null,
  };
}

/** The next lesson of one product, if it can be opened. */
async function stepInto(db: Kysely<DB>, userId: number, productId: number) {
  const [products, lessons] = await Promise.all([
    selectProductStates(db, userId, [productId]),
    selectLessonStates(db, userId, [productId]),
  ]);
  return findNextStep(products.filter(isReachable), lessons);
}

const urgency = {
  needsRevision: 0,
  notSubmitted: 1,
  pending: 2,
  notAvailable: 3,
  complete: 4,
} as const;

/** Homework and quizzes that wait for the learner or a mentor, the most urgent first. */
function listOpenWork(products: ProductState[], lessons: LessonState[]): Schema<'OpenWork'>[] {
  const work: Schema<'OpenWork'>[] = [];
  for (const product of products) {
    const own = lessons.filter((lesson) => lesson.product_id === product.id);
    const open = buildOutline(product, own).sections.flatMap((section) => section.lessons);
    for (const { id, quiz, homework, isLocked } of open) {
      const lesson = own.find((one) => one.id === id);
      if (!lesson || isLocked || (isPassed(lesson) && homework?.status !== 'pending')) continue;
      const at = {
        lesson: toLessonRef(lesson, product),
        updatedAt: lesson.touched_at?.toISOString() ?? null,
      };
      if (homework && homework.status !== 'complete') {
        work.push({
          ...at,
          kind: 'homework',
          id: homework.id,
          title: lesson.homework_title ?? '',
          detail: product.name,
          status: homework.status,
        });
      }
      if (quiz && quiz.status !== 'complete') {
        work.push({
          ...at,
          kind: 'quiz',
          id: quiz.id,
          title: lesson.quiz_title ?? '',
          detail: product.name,
          status: quiz.status,
        });
      }
    }
  }
  return work.sort((one, other) => urgency[one.status] - urgency[other.status]).slice(0, 10);
}
