import type { Schema } from '@uplink/api-client';
import { isDone, lessonLength, lessonPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import type { outlineMessages } from './outline.messages.ts';

export type OutlinePart = 'lesson' | 'quiz' | 'homework';

/** The lesson that is open, and which of its parts. */
export interface OutlinePlace {
  lessonId: number;
  part: OutlinePart;
}

export interface OutlineHop extends OutlinePlace {
  name: string;
  meta: string;
  state: 'done' | 'open' | 'locked';
  hasVideo: boolean;
  /** Locked, and sold by itself. */
  isForSale?: boolean;
}

/** The hops of a section: each lesson, then its quiz, then its homework. */
export function toHops(
  section: Schema<'OutlineSection'>,
  messages: typeof outlineMessages,
): OutlineHop[] {
  return section.lessons.flatMap((lesson) => {
    const { id: lessonId, name, duration, hasVideo, quiz, homework } = lesson;
    const stateOf = (isPartDone: boolean) =>
      isPartDone ? 'done' : lesson.isLocked ? 'locked' : 'open';
    const hops: OutlineHop[] = [
      {
        lessonId,
        part: 'lesson',
        name,
        meta: lesson.isSkipped
          ? messages.skipped
          : lessonLength(duration, hasVideo, messages.duration),
        state: stateOf(isDone(lesson.status) || lesson.isFinished),
        hasVideo,
        ...(lesson.isForSale && { isForSale: true }),
      },
    ];
    if (quiz) {
      hops.push({
        lessonId,
        part: 'quiz',
        name: messages.quiz(name),
        meta: messages.questions(quiz.questionCount),
        state: stateOf(quiz.status === 'complete'),
        hasVideo: false,
      });
    }
    if (homework) {
      hops.push({
        lessonId,
        part: 'homework',
        name: messages.homework(name),
        meta: homework.type === 'UPLOAD' ? messages.upload : messages.form,
        state: stateOf(homework.status === 'complete'),
        hasVideo: false,
      });
    }
    return hops;
  });
}

/** The next thing to do: the first open part of the current lesson. */
export function nextPlace(
  { sections, currentLessonId }: Schema<'Outline'>,
  messages: typeof outlineMessages,
): OutlinePlace | undefined {
  const section = sections.find(({ lessons }) => lessons.some(({ id }) => id === currentLessonId));
  return (
    section &&
    toHops(section, messages).find(
      (hop) => hop.lessonId === currentLessonId && hop.state === 'open',
    )
  );
}

/** How far someone is, by the same count as the route above it. */
export function outlineWords(
  { done, total, remainingSeconds }: Schema<'Outline'>,
  messages: typeof outlineMessages,
  formats: Formats,
): string {
  if (done >= total) return messages.done;
  return remainingSeconds > 0
    ? messages.left(formats.duration(remainingSeconds))
    : messages.toGo(total - done);
}

/** Where a hop leads; a locked one leads nowhere. */
export function hopHref(
  { state, part, lessonId }: OutlineHop,
  sectionId: number,
  product: Schema<'ProductRef'>,
): string | undefined {
  if (state === 'locked') return undefined;
  return lessonPath({ id: lessonId, sectionId, product }, part === 'lesson' ? undefined : part);
}

export function sectionMeta(
  { isLocked, done, total }: Pick<Schema<'OutlineSection'>, 'isLocked' | 'done' | 'total'>,
  messages: typeof outlineMessages,
): string {
  if (isLocked) return messages.sectionLocked(total);
  return done === total ? messages.sectionDone(total) : messages.sectionOpen(done, total);
}

/** The requested section, else the one with the current lesson, else the only one. */
export function isSectionOpen(
  section: Schema<'OutlineSection'>,
  outline: Schema<'Outline'>,
  place: OutlinePlace | undefined,
  openSection: number | undefined,
): boolean {
  if (openSection !== undefined) return section.position === openSection;
  const lessonId = place?.lessonId ?? outline.currentLessonId;
  return outline.sections.length === 1 || section.lessons.some(({ id }) => id === lessonId);
}
