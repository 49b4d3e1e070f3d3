export type LessonPart = 'finish' | 'quiz' | 'homework';

/**
 * What still stands between a lesson and done: its content finished, its quiz handed in, its
 * homework accepted. Null stands for a lesson without one.
 */
export function lessonRemaining(lesson: {
  isFinished: boolean;
  quizStatus: string | null;
  homeworkStatus: string | null;
}): LessonPart[] {
  const parts: LessonPart[] = [];
  if (!lesson.isFinished) parts.push('finish');
  if (lesson.quizStatus !== null && lesson.quizStatus !== 'complete') parts.push('quiz');
  if (lesson.homeworkStatus !== null && lesson.homeworkStatus !== 'complete')
    parts.push('homework');
  return parts;
}

/** What follows once the content of a lesson is finished: its quiz, its homework, or nothing more in it. */
export function partAfterContent(
  remaining: readonly LessonPart[],
): Exclude<LessonPart, 'finish'> | undefined {
  return (['quiz', 'homework'] as const).find((part) => remaining.includes(part));
}
