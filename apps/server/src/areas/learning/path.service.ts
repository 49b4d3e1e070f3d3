import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { listed, toModule } from '../catalog/catalog.service.ts';
import { selectModules } from '../catalog/modules.repository.ts';
import { selectShownPrices } from '../front/shown-prices.repository.ts';
import { listFreeCourses } from './free-courses.repository.ts';
import { readGoals } from './goals.service.ts';
import { toLessonRef } from './lesson-access.ts';
import { isPassed } from './lesson-lock.rules.ts';
import { selectLessonStates, selectProductStates } from './lesson-state.repository.ts';
import { isReachable } from './next-step.ts';
import { choosePath, type PathCatalogue, type PathCourse } from './path.rules.ts';
import { readMentoring } from './path-mentoring.service.ts';
import { holdsProgram } from './visit.service.ts';

type Db = Kysely<DB>;
type PathDeps = { db: Db; clock: Clock };

/** The path that fits someone's goals; no steps once they have a program. */
export async function readPath(
  { db, clock }: PathDeps,
  userId: number,
): Promise<Schema<'LearningPath'>> {
  const [goals, hasProgram] = await Promise.all([readGoals(db, userId), holdsProgram(db, userId)]);
  if (hasProgram) return { goals, steps: [], lessons: [], mentoring: null };
  const [lead, free, program] = await Promise.all([
    findLead(db, userId),
    listFreeCourses(db, userId),
    findProgram(db, userId, goals.goal),
  ]);
  const places = choosePath(goals, { lead, free, program });
  const steps = await readSteps({ db, userId, at: clock.now() }, places);
  const [lessons, mentoring] = await Promise.all([
    readNextLessons(db, userId, steps),
    readMentoring(
      { db, clock },
      steps.map(({ module }) => module.id),
    ),
  ]);
  return { goals, steps, lessons, mentoring };
}

/** An evening for each, in the product that the path begins with. */
async function readNextLessons(
  db: Db,
  userId: number,
  [first]: Schema<'PathStep'>[],
): Promise<Schema<'PathLesson'>[]> {
  if (!first) return [];
  const ids = [first.module.id];
  const [[product], lessons] = await Promise.all([
    selectProductStates(db, userId, ids),
    selectLessonStates(db, userId, ids),
  ]);
  if (!product) return [];
  return lessons
    .filter((lesson) => !isPassed(lesson))
    .slice(0, mostEvenings)
    .map((lesson) => ({
      lesson: toLessonRef(lesson, product),
      duration: lesson.duration,
      hasQuiz: lesson.quiz_id !== null,
      hasHomework: lesson.homework_id !== null,
    }));
}

const mostEvenings = 5;

/** What runs, or was bought and can be begun, the latest first. */
async function findLead(db: Db, userId: number): Promise<number | null> {
  const own = await selectProductStates(db, userId);
  const open = own.filter((one) => one.status !== ModuleStatus.done && isReachable(one));
  const running = open.find(({ status }) => status === ModuleStatus.learning);
  return (running ?? open[0])?.id ?? null;
}

/** The program that leads to a goal, or the first one, with its parts. */
async function findProgram(
  db: Db,
  userId: number,
  goal: Schema<'Goals'>['goal'],
): Promise<PathCatalogue['program']> {
  const { rows } = await sql<{ id: number }>`
    select m.id from module m where m.type = ${sql.lit(ModuleType.program)} and ${listed}
    order by m.leads_to is not distinct from ${goal} desc, m.leads_to is null, m.id limit 1`.execute(
    db,
  );
  const [program] = rows;
  if (!program) return null;
  const { rows: parts } = await sql<PathCourse>`
    select m.id, m.level, coalesce(um.status, 0) = ${sql.lit(ModuleStatus.done)} as "isDone"
    from module_child c join module m on m.id = c.child_id
    left join user_module um on um.user_id = ${userId} and um.module_id = m.id
    where c.parent_id = ${program.id} and ${listed} order by c.position limit 50`.execute(db);
  return { id: program.id, parts };
}

async function readSteps(
  { db, userId, at }: { db: Db; userId: number; at: Date },
  places: ReturnType<typeof choosePath>,
): Promise<Schema<'PathStep'>[]> {
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [rows, prices, free] = await Promise.all([
    selectModules(db, userId, { where: sql`m.id = any (${ids}::bigint[])`, limit: ids.length }),
    selectTotals(db, ids, at),
    countFreeLessons(db, ids),
  ]);
  const modules = new Map(rows.map((row) => [row.id, toModule(row)]));
  return places.flatMap(({ id, kind }) => {
    const module = modules.get(id);
    if (!module) return [];
    const price = module.status === null ? (prices.get(id) ?? null) : null;
    return [{ module, kind, price, freeLessons: free.get(id) ?? 0 }];
  });
}

/** What the plans that their public pages open with come to; nothing for those that are paid without an end. */
async function selectTotals(
  db: Db,
  ids: number[],
  at: Date,
): Promise<Map<number, Schema<'Money'>>> {
  const shown = await selectShownPrices(db, ids, at);
  return new Map(
    [...shown].flatMap(([id, { price }]) =>
      price?.type === 'oneTime' || price?.type === 'paymentPlan'
        ? [[id, price.total ?? price.amount]]
        : [],
    ),
  );
}

async function countFreeLessons(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('lesson')
    .select(['product_id', sql<number>`count(*)::int`.as('count')])
    .where('product_id', 'in', ids)
    .where('is_free', '=', true)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, count }) => [product_id, count]));
}
