import type { Schema } from '@uplink/api-client';
import { partAfterContent } from '@uplink/api-client/domain';
import type { lessonPlayerMessages } from './lesson-player.messages.ts';

export type LessonPart = 'finish' | 'quiz' | 'homework' | 'next' | 'product' | 'end';

export interface NextStep {
  part: LessonPart;
  label: string;
}

/** The one thing to do now in a lesson. */
export function nextStep(
  lesson: Pick<
    Schema<'Lesson'>,
    'remaining' | 'quiz' | 'homework' | 'next' | 'status' | 'isPreview'
  >,
  messages: typeof lessonPlayerMessages,
): NextStep {
  const { remaining, quiz, homework, next } = lesson;
  const part = partAfterContent(remaining);
  const quizLabel = messages.quiz(quiz?.questionCount ?? 0);
  if (remaining.includes('finish')) {
    const after = { quiz: quizLabel, homework: messages.homework };
    return {
      part: 'finish',
      label: part ? after[part] : (next?.lesson.name ?? messages.courseEnd),
    };
  }
  if (part === 'quiz') return { part, label: quizLabel };
  if (part === 'homework') {
    const isRead = homework?.status === 'pending';
    return { part, label: isRead ? messages.homeworkRead : messages.homework };
  }
  if (lesson.isPreview && next?.isLocked !== false)
    return { part: 'product', label: messages.wholeCourse };
  return next ? { part: 'next', label: next.lesson.name } : { part: 'end', label: messages.end };
}

/** The lesson once its content is finished, as far as the page can tell by itself. */
export const asFinished = (lesson: Schema<'Lesson'> | undefined): Schema<'Lesson'> | undefined =>
  lesson && {
    ...lesson,
    isFinished: true,
    remaining: lesson.remaining.filter((part) => part !== 'finish'),
  };
