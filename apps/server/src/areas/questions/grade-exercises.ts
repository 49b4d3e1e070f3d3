import type { Schema } from '@uplink/api-client';
import type { GivenAnswer, Question } from '@uplink/api-client/domain';
import type { AnswerGrader } from '../exercises/grading/grader.ts';
import { drawnOf, readTexts } from './kinds/exercise.kind.ts';

/** Grades by the id of their question. */
export type ExerciseGrades = ReadonlyMap<number, Schema<'ExerciseGrade'>>;

/** Grades the exercises among the answers, each by the grader's own thread. */
export async function gradeExercises(
  grader: AnswerGrader,
  questions: readonly Question[],
  given: ReadonlyMap<number, GivenAnswer>,
): Promise<ExerciseGrades> {
  const grades = new Map<number, Schema<'ExerciseGrade'>>();
  for (const question of questions) {
    const text = given.get(question.id)?.text;
    if (question.type !== 'exercise' || !text) continue;
    const grade = await grader.grade(drawnOf(question), { texts: readTexts(text) });
    grades.set(question.id, grade as unknown as Schema<'ExerciseGrade'>);
  }
  return grades;
}
