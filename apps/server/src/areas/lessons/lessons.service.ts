import type { Schema } from '@uplink/api-client';
import { lessonRemaining } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { notFound, Refusal } from '../../plugins/errors/errors.ts';
import {
  findPreviewed,
  nobody,
  type OpenLesson,
  requireFreeLesson,
  requireReadableLesson,
  toLessonRef,
  toProgramRef,
  type VisitedLesson,
} from '../learning/lesson-access.ts';
import { isPassed, isPreview, isSkipped } from '../learning/lesson-lock.rules.ts';
import type { LessonState, ProductState } from '../learning/lesson-state.repository.ts';
import { listResources } from '../learning/my-modules.service.ts';
import { toOutlineHomework, toOutlineQuiz } from '../learning/outline.service.ts';
import { withPictureSizes } from '../media/picture-sizes.ts';
import { requireAuthored } from '../products/authored.ts';
import { selectContent } from './lesson-content.repository.ts';
import { findNext, neighbour } from './lesson-neighbours.ts';
import { openWatch } from './watch.service.ts';

/** A lesson to learn from. Reading it starts the clock that watch reports are measured against. */
export async function readLesson(
  db: Kysely<DB>,
  clock: Clock,
  userId: number,
  lessonId: number,
): Promise<Schema<'Lesson'>> {
  const open = await requireReadableLesson(db, userId, lessonId);
  const [parts, watch] = await Promise.all([
    readParts(db, userId, open),
    openWatch(db, userId, lessonId, clock.now()),
  ]);
  return toLesson(open, parts, watch);
}

/** A free lesson for a visitor; nothing about them is stored. */
export async function readFreeLesson(
  db: Kysely<DB>,
  visited: VisitedLesson,
): Promise<Schema<'Lesson'>> {
  const open = await requireFreeLesson(db, visited);
  const parts = await readParts(db, nobody, open);
  return toLesson(open, parts, { position: 0, secondsWatched: 0 });
}

/** The same, if there is such a lesson. */
export async function findFreeLesson(
  db: Kysely<DB>,
  lessonId: number,
): Promise<Schema<'Lesson'> | undefined> {
  try {
    return await readFreeLesson(db, { lessonId });
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

/** A lesson for its author, as seen by a learner with access to every lesson; nothing is stored. */
export async function previewLesson(
  db: Kysely<DB>,
  person: { id: number },
  lessonId: number,
): Promise<Schema<'Lesson'>> {
  await requireAuthored(db, person, lessonId, 'view');
  const open = await findPreviewed(db, lessonId);
  if (!open) throw notFound('Learners don’t see this lesson: it is hidden.');
  const parts = await readParts(db, nobody, open);
  const lesson = toLesson(open, parts, { position: 0, secondsWatched: 0 });
  const unlock = (one: Schema<'LessonNeighbour'> | null) => one && { ...one, isLocked: false };
  return { ...lesson, previous: unlock(lesson.previous), next: unlock(lesson.next) };
}

async function readParts(db: Kysely<DB>, userId: number, open: OpenLesson) {
  const lessonId = open.state.id;
  const [content, resources, next] = await Promise.all([
    selectContent(db, userId, lessonId),
    listResources(db, lessonId),
    findNext(db, open),
  ]);
  const description = await withPictureSizes(db, content.description);
  return { content: { ...content, description }, resources, next };
}

function toLesson(
  { state, product, lessons }: OpenLesson,
  { content, resources, next }: Awaited<ReturnType<typeof readParts>>,
  watch: Schema<'Lesson'>['watch'],
): Schema<'Lesson'> {
  const isRead = isPreview(product, state);
  return {
    id: state.id,
    name: state.name,
    product: toLessonRef(state, product).product,
    parent: toProgramRef(product),
    section: { id: state.section_id, name: state.section_name, position: state.section_position },
    position: content.position ?? 1,
    isNumbered: product.numeration_enabled,
    status: state.status as Schema<'LearnerStatus'> | null,
    isFree: state.is_free,
    isPreview: isRead,
    isFinished: state.is_finished,
    isSkipped: isSkipped(state),
    canSkip: product.skip_allowed && !isRead && !isPassed(state),
    remaining: remainingOf(state, product),
    description: content.description,
    motivationalMessage: content.motivational_message,
    xpPoints: state.xp_points,
    level: product.level,
    duration: state.duration,
    video:
      content.video_url && content.video_provider && content.video_duration
        ? {
            provider: content.video_provider as 'file' | 'hls',
            url: content.video_url,
            poster: content.video_poster,
            duration: content.video_duration,
            captions: content.video_captions as unknown as Schema<'TextTrack'>[],
            chapters: content.video_chapters,
            thumbnails: content.video_thumbnails,
            ...(content.renditions && { renditions: content.renditions }),
          }
        : null,
    watch,
    resources,
    ...(content.is_rated && { isRated: true as const }),
    noteCount: content.note_count,
    questionCount: isRead ? null : content.question_count,
    ...(content.exercise_titles && { exercises: content.exercise_titles }),
    ...(content.lab_count > 0 && { labCount: content.lab_count }),
    quiz: toOutlineQuiz(state, false),
    homework: toOutlineHomework(state, isRead),
    previous: neighbour(lessons, state.ordinal - 1, product),
    next,
  };
}

/** What is left to do. Homework is reviewed for learners of the product, and asked of no one else. */
export function remainingOf(state: LessonState, product: ProductState) {
  return lessonRemaining({
    isFinished: state.is_finished,
    quizStatus: state.quiz_status,
    homeworkStatus: isPreview(product, state) ? null : state.homework_status,
  });
}
