import type { Schema } from '@uplink/api-client';
import { conflict, notFound } from '../../plugins/errors/errors.ts';
import { nobody, requireFreeLesson } from '../learning/lesson-access.ts';
import { drawOf, requireFitting, toExercise, toGraded } from './exercise.rules.ts';
import { listExercises, upsertAnswer } from './exercises.repository.ts';
import { changed, checkAnswer, type Exercises } from './exercises.service.ts';
import { gradeVisitors } from './grading/few-at-once.ts';

const missing = 'This lesson has no free exercise.';

/** The exercises of a free lesson for a visitor: everyone gets the first variant. */
export async function readFreeExercises(
  exercises: Exercises,
  lessonId: number,
): Promise<Schema<'LessonExercises'>> {
  const { lesson, found } = await openFree(exercises, lessonId);
  return { lesson, exercises: found.map((one) => toExercise(one, firstOf(one))) };
}

/** Grades a visitor's answer as a learner's; nothing is stored. */
export async function checkFreeExercise(
  exercises: Exercises,
  { lessonId, origin }: { lessonId: number; origin: string },
  { exerciseId, texts, definitionVersion }: Schema<'FreeExerciseCheckInput'>,
): Promise<Schema<'GradedExercise'>> {
  const { found } = await openFree(exercises, lessonId);
  const one = found.find(({ id }) => id === exerciseId);
  if (!one) throw notFound(missing);
  if (one.version !== definitionVersion) throw conflict(changed);
  requireFitting(one.definition, { texts });
  const grade = await gradeVisitors(origin, () =>
    exercises.grader.visitors.grade(firstOf(one), { texts }),
  );
  return toGraded(grade, exercises.clock.now());
}

/**
 * Keeps what a visitor typed in their new account, in the visitors' variant, and grades it. An answer that the account
 * has already stays.
 */
export async function keepFreeAnswer(
  exercises: Exercises,
  { userId, lessonId }: { userId: number; lessonId: number },
  { exerciseId, texts, hints }: Schema<'VisitedExercise'>,
): Promise<void> {
  const { found } = await openFree(exercises, lessonId);
  const one = found.find(({ id }) => id === exerciseId);
  if (!one) throw notFound(missing);
  requireFitting(one.definition, { texts, hints });
  const { seed, values } = firstOf(one);
  const key = { userId, exerciseId };
  const begun = { definitionVersion: one.version, seed, values };
  const now = exercises.clock.now();
  const given = { texts, hints, baseVersion: 0, now };
  const saved = await upsertAnswer(exercises.db, key, begun, given);
  if (!saved) return;
  const { version: baseVersion } = saved;
  await checkAnswer(exercises, key, { texts, definitionVersion: one.version, baseVersion });
}

type Found = Awaited<ReturnType<typeof listExercises>>[number];

const firstOf = (one: Found) => drawOf(one, one.definition.seeds[0] ?? 0);

async function openFree({ db }: Exercises, lessonId: number) {
  const { lesson } = await requireFreeLesson(db, { lessonId }, missing);
  return { lesson, found: await listExercises(db, nobody, lessonId) };
}
