import type { Schema } from '@uplink/api-client';
import { messages } from './lesson-player.messages.ts';

export type LessonPart = 'finish' | 'quiz' | 'homework' | 'next' | 'end';

export interface NextStep {
  part: LessonPart;
  label: string;
}

/** The one thing to do now in a lesson. */
export function nextStep(
  lesson: Pick<Schema<'Lesson'>, 'remaining' | 'quiz' | 'homework' | 'next' | 'status'>,
): NextStep {
  const { remaining, quiz, homework, next } = lesson;
  const quizLabel = messages.quiz(quiz?.questionCount ?? 0);
  if (remaining.includes('finish')) {
    const after = remaining.includes('quiz')
      ? quizLabel
      : remaining.includes('homework')
        ? messages.homework
        : (next?.lesson.name ?? messages.courseEnd);
    return { part: 'finish', label: after };
  }
  if (remaining.includes('quiz')) return { part: 'quiz', label: quizLabel };
  if (remaining.includes('homework')) {
    const isRead = homework?.status === 'pending';
    return { part: 'homework', label: isRead ? messages.homeworkRead : messages.homework };
  }
  return next ? { part: 'next', label: next.lesson.name } : { part: 'end', label: messages.end };
}
