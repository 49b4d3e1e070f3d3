import type { Schema } from '@uplink/api-client';
import { lessonRemaining } from '@uplink/api-client/domain';
import type { KeptLesson } from './visit-memory.ts';

/** A free lesson with what this device keeps of it. */
export function overlayLesson(lesson: Schema<'Lesson'>, kept: KeptLesson): Schema<'Lesson'> {
  const isFinished = kept.isFinished === true;
  const quiz = lesson.quiz && withKept(lesson.quiz, kept);
  return {
    ...lesson,
    isFinished,
    quiz,
    remaining: remainingOf(quiz, kept),
    watch: { ...lesson.watch, position: Math.floor(kept.position ?? 0) },
  };
}

/** The outline with the lessons that are done on this device. */
export function overlayOutline(
  outline: Schema<'Outline'>,
  lessons: readonly [number, KeptLesson][],
): Schema<'Outline'> {
  const kept = new Map(lessons);
  const sections = outline.sections.map((section) => {
    const own = section.lessons.map((lesson) => overlayOutlineLesson(lesson, kept.get(lesson.id)));
    return { ...section, lessons: own, done: own.filter(({ status }) => status === 3).length };
  });
  return { ...outline, sections, done: sections.reduce((sum, { done }) => sum + done, 0) };
}

function overlayOutlineLesson(
  lesson: Schema<'OutlineLesson'>,
  kept: KeptLesson = {},
): Schema<'OutlineLesson'> {
  const quiz = lesson.quiz && withKept(lesson.quiz, kept);
  const isDone = remainingOf(quiz, kept).length === 0;
  return { ...lesson, quiz, isFinished: kept.isFinished === true, status: isDone ? 3 : null };
}

const withKept = (quiz: Schema<'OutlineQuiz'>, { answers }: KeptLesson): Schema<'OutlineQuiz'> =>
  answers ? { ...quiz, status: 'complete' } : quiz;

const remainingOf = (quiz: Schema<'OutlineQuiz'> | null, { isFinished = false }: KeptLesson) =>
  lessonRemaining({ isFinished, quizStatus: quiz?.status ?? null, homeworkStatus: null });

/** The quiz of a free lesson with the answers saved on this device. */
export const overlayQuiz = (
  quiz: Schema<'LearnerQuiz'>,
  { drafts = {} }: KeptLesson,
): Schema<'LearnerQuiz'> => ({ ...quiz, answers: Object.values(drafts) });

/** The exercises of a free lesson with the answers this device keeps. */
export const overlayExercises = (
  { lesson, exercises }: Schema<'LessonExercises'>,
  kept: KeptLesson,
): Schema<'LessonExercises'> => ({
  lesson,
  exercises: exercises.map((exercise) => {
    const { answer, graded } = kept.exercises?.[exercise.id] ?? exercise;
    // What was kept before hints were has none.
    return { ...exercise, answer: answer && { ...answer, hints: answer.hints ?? {} }, graded };
  }),
});

/** A visitor's review in the shape of a learner's; there is one, and no one else reads it. */
export function toSubmission(
  review: Schema<'FreeQuizReview'>,
  kept: KeptLesson,
): Schema<'QuizSubmission'> {
  const { quizId, title, lesson, score, total, questions, next } = review;
  const summary = {
    id: 1,
    quizId,
    moduleId: lesson.id,
    title,
    lesson,
    user: { id: 1, name: '', avatar: null },
    score,
    total,
    status: 'complete' as const,
    submittedAt: new Date().toISOString(),
    feedbackMessage: null,
  };
  const lessonRemaining: 'finish'[] = kept.isFinished ? [] : ['finish'];
  return { summary, questions, lessonRemaining, next, attempts: [summary] };
}
