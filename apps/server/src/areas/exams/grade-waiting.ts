import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { attemptEach } from '../../jobs/attempt-each.ts';
import { Refusal } from '../../plugins/errors/errors.ts';
import { type Grader, unjudged } from '../exercises/grading/grader.ts';
import { drawnOf, readTexts } from '../questions/kinds/exercise.kind.ts';
import { announceResult } from './announce-result.ts';
import { type AnswerRow, listAnswers } from './exam-answers.repository.ts';
import { regradeAttempt } from './exam-attempts.repository.ts';
import { gradeExam, isUngraded } from './exam-grading.rules.ts';

interface Grading {
  db: Kysely<DB>;
  clock: Clock;
  grader: Grader;
}

type ExerciseGrades = ReadonlyMap<number, Schema<'ExerciseGrade'>>;

/** An answer that the grader gave up on so often counts as not judged. */
const mostTries = 5;
const mostAtOnce = 50;

/** Grades the exercises of every attempt that waits for it. */
export async function gradeAllWaiting(grading: Grading): Promise<void> {
  const waiting = await grading.db
    .selectFrom('exam_attempt')
    .select('id')
    .where('ungraded', '>', 0)
    .orderBy('grading_tries')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
  const grade = (id: number) =>
    gradeWaiting(grading, id, { isLate: true }).catch(async (error: unknown) => {
      await countTry(grading.db, id);
      throw error;
    });
  await attemptEach(
    waiting,
    ({ id }) => grade(id),
    ({ id }) => `exam attempt ${id}`,
  );
}

/** An attempt that can't be graded goes behind the others: it must not keep them waiting. */
const countTry = (db: Kysely<DB>, id: number) =>
  db
    .updateTable('exam_attempt')
    .set((eb) => ({ grading_tries: eb('grading_tries', '+', 1) }))
    .where('id', '=', id)
    .execute();

/**
 * Grades the exercises of a completed attempt that aren't yet, outside of any transaction, and ends it with the last.
 * A process that dies meanwhile leaves them waiting; two that grade at once come to the same result.
 */
export async function gradeWaiting(
  { db, clock, grader }: Grading,
  attemptId: number,
  { isLate = false } = {},
): Promise<void> {
  const before = await readWaiting(db, attemptId);
  if (!before) return;
  const { grades, givenUp } = await gradeEach(grader, before);
  if (grades.size === 0 && !givenUp) return;
  await db.transaction().execute(async (trx) => {
    const attempt = await trx
      .selectFrom('exam_attempt')
      .selectAll()
      .where('id', '=', attemptId)
      .where('ungraded', '>', 0)
      .forUpdate()
      .executeTakeFirst();
    if (!attempt) return;
    const known = knownGrades(attempt.review as unknown as Schema<'ReviewedExamQuestion'>[]);
    const answers = await listAnswers(trx, attemptId);
    const all = new Map([...grades, ...known]);
    const tries = attempt.grading_tries + (givenUp ? 1 : 0);
    if (tries >= mostTries)
      for (const answer of answers)
        if (isUngraded(answer, all)) all.set(answer.question.id, notJudged(answer));
    const result = gradeExam(answers, attempt.pass_percent, all);
    await regradeAttempt(trx, attemptId, { ...result, tries });
    const { passed } = result;
    if (result.ungraded === 0) await announceResult(trx, attempt, { passed, isLate }, clock.now());
  });
}

async function readWaiting(db: Kysely<DB>, attemptId: number): Promise<AnswerRow[] | undefined> {
  const attempt = await db
    .selectFrom('exam_attempt')
    .select('review')
    .where('id', '=', attemptId)
    .where('ungraded', '>', 0)
    .executeTakeFirst();
  if (!attempt) return undefined;
  const known = knownGrades(attempt.review as unknown as Schema<'ReviewedExamQuestion'>[]);
  return (await listAnswers(db, attemptId)).filter((answer) => isUngraded(answer, known));
}

const knownGrades = (review: readonly Schema<'ReviewedExamQuestion'>[]): ExerciseGrades =>
  new Map(
    review.flatMap(({ question: { id, grade } }): [number, Schema<'ExerciseGrade'>][] =>
      grade ? [[id, grade]] : [],
    ),
  );

async function gradeEach(grader: Grader, waiting: readonly AnswerRow[]) {
  const grades = new Map<number, Schema<'ExerciseGrade'>>();
  let givenUp = false;
  for (const { question, given } of waiting) {
    const answer = { texts: readTexts(given.text ?? '') };
    try {
      const grade = await grader.tryToGrade(drawnOf(question), answer);
      if (grade) grades.set(question.id, grade as unknown as Schema<'ExerciseGrade'>);
      else givenUp = true;
    } catch (error) {
      // Too many answers are being checked: the job tries again.
      if (!(error instanceof Refusal)) throw error;
      break;
    }
  }
  return { grades, givenUp };
}

const notJudged = ({ question }: AnswerRow) =>
  unjudged(drawnOf(question)) as unknown as Schema<'ExerciseGrade'>;
