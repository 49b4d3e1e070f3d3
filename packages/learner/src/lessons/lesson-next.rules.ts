import type { Schema } from '@uplink/api-client';

export interface NextStep {
  part: 'finish' | 'quiz' | 'homework' | 'next' | 'end';
  label: string;
}

/** The one thing to do now in a lesson. */
export function nextStep(
  lesson: Pick<Schema<'Lesson'>, 'remaining' | 'quiz' | 'homework' | 'next' | 'status'>,
): NextStep {
  const { remaining, quiz, homework, next } = lesson;
  const count = quiz?.questionCount ?? 0;
  const quizLabel = `Quiz, ${count} ${count === 1 ? 'question' : 'questions'}`;
  if (remaining.includes('finish')) {
    const after = remaining.includes('quiz')
      ? quizLabel
      : remaining.includes('homework')
        ? 'Homework'
        : (next?.lesson.name ?? 'The end of this course');
    return { part: 'finish', label: after };
  }
  if (remaining.includes('quiz')) return { part: 'quiz', label: quizLabel };
  if (remaining.includes('homework')) {
    const label = homework?.status === 'pending' ? 'Homework, your mentor reads it' : 'Homework';
    return { part: 'homework', label };
  }
  return next
    ? { part: 'next', label: next.lesson.name }
    : { part: 'end', label: 'You reached the end of this route.' };
}
