import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { locked, notFound } from '../../plugins/errors/errors.ts';
import { contentLock, lessonLock } from './lesson-lock.rules.ts';
import {
  type LessonState,
  type ProductState,
  selectLessonsAround,
  selectProductStates,
} from './lesson-state.repository.ts';

export interface OpenLesson {
  /** What a link to it needs. */
  lesson: Schema<'LessonRef'>;
  state: LessonState;
  product: ProductState;
  /** The lesson between those around it, in order. */
  lessons: LessonState[];
}

/**
 * The lesson, when this learner may open it now: it is theirs and everything before it is done.
 * Refused otherwise with the reason and what to do next. Every path to a lesson's content asks here or
 * `requireReadableLesson`.
 */
export async function requireOpenLesson(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
  missing?: string,
): Promise<OpenLesson> {
  const found = await findLesson(db, userId, lessonId, missing);
  const lock = contentLock(found.product, found.lessons, found.state);
  if (lock) throw locked(lock);
  return found;
}

/** The same for what free lessons show to those without their product too: text, video, quiz and progress. */
export async function requireReadableLesson(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
  missing?: string,
): Promise<OpenLesson> {
  const found = await findLesson(db, userId, lessonId, missing);
  const lock = lessonLock(found.product, found.lessons, found.state);
  if (lock) throw locked(lock);
  return found;
}

/** What a visitor asks for. */
export interface VisitedLesson {
  lessonId: number;
  /** A partner shows it to this visitor, as if it were free. @default false */
  isShown?: boolean;
}

/** A learner who opened a lesson in a frame of a partner's site with their account. */
export interface FrameSignIn {
  userId: number;
  lessonId: number;
}

/** A free lesson of a published product, as a visitor sees it: nothing else is there for them. */
export async function requireFreeLesson(
  db: Kysely<DB>,
  { lessonId, isShown = false }: VisitedLesson,
  missing = 'This lesson does not exist.',
): Promise<OpenLesson> {
  const found = await findLesson(db, nobody, lessonId, missing);
  const product = asVisitor(found.product);
  const state = isShown ? { ...found.state, is_free: true } : found.state;
  if (lessonLock(product, found.lessons, state)) throw notFound(missing);
  return { ...found, state, product };
}

/** No account has this id: what is read for it is what visitors see. */
export const nobody = 0;

/** A visitor starts nothing: even a product that costs nothing is not theirs. */
export const asVisitor = (product: ProductState): ProductState => ({ ...product, status: null });

/**
 * The lesson whatever its locks; missing, draft and foreign ones are all not found. `missing` says so
 * where a part of the lesson was asked for: both answers must be the same.
 */
export async function findLesson(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
  missing = 'This lesson does not exist.',
): Promise<OpenLesson> {
  const found = await findTaught(db, userId, lessonId);
  const { status, is_public, is_deleted } = found?.product ?? { status: null };
  const isTheirs = status !== null || found?.state.is_owned;
  if (!found || (!isTheirs && (!is_public || is_deleted))) throw notFound(missing);
  return found;
}

/** A lesson in any state, for its authors: they see it like a learner who has just started. */
export async function findPreviewed(
  db: Kysely<DB>,
  lessonId: number,
): Promise<OpenLesson | undefined> {
  const found = await findTaught(db, nobody, lessonId);
  const started = { status: ModuleStatus.learning, terms_id: null, blocker_id: null };
  return found && { ...found, product: { ...found.product, ...started } };
}

async function findTaught(
  db: Kysely<DB>,
  userId: number,
  lessonId: number,
): Promise<OpenLesson | undefined> {
  const lessons = await selectLessonsAround(db, userId, lessonId);
  const state = lessons.find(({ id }) => id === lessonId);
  const [product] = state ? await selectProductStates(db, userId, [state.product_id]) : [];
  return state && product && { lesson: toLessonRef(state, product), state, product, lessons };
}

/** Whether a lesson is among those of its product: its authors may have removed or hidden it since. */
export async function isTaught(db: Kysely<DB>, lessonId: number): Promise<boolean> {
  const query = db.selectFrom('lesson').select('module_id').where('module_id', '=', lessonId);
  return (await query.executeTakeFirst()) !== undefined;
}

export function toLessonRef(
  lesson: Pick<LessonState, 'id' | 'name' | 'section_id'>,
  product: Pick<ProductState, 'id' | 'name' | 'unique_name' | 'type'>,
): Schema<'LessonRef'> {
  return {
    id: lesson.id,
    name: lesson.name,
    sectionId: lesson.section_id,
    product: toProductRef(product),
  };
}

export function toProductRef(
  product: Pick<ProductState, 'id' | 'name' | 'unique_name' | 'type'>,
): Schema<'ProductRef'> {
  return {
    id: product.id,
    name: product.name,
    uniqueName: product.unique_name,
    type: product.type,
  };
}

/** The program or bundle through which a learner has a product. */
export function toProgramRef(
  product: Pick<ProductState, 'via_module_id' | 'via_name' | 'via_unique_name' | 'via_type'>,
): Schema<'ProductRef'> | null {
  if (product.via_module_id === null) return null;
  return {
    id: product.via_module_id,
    name: product.via_name ?? '',
    uniqueName: product.via_unique_name ?? '',
    type: product.via_type as 1 | 8,
  };
}
