import type { Schema } from '@uplink/api-client';
import { type ExamStart, examStart, isHeld, ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { locked, notFound } from '../../plugins/errors/errors.ts';
import { requireLabYear } from '../labs/lab-year.ts';
import { productLock } from '../learning/lesson-lock.rules.ts';
import { paging } from '../paging.ts';
import { requireTerms } from '../terms/require-terms.ts';
import { closeDueAttempts, type Exams } from './close-attempts.ts';
import { type ExamRow, findExamById, findExamByName, listExams } from './exams.repository.ts';

const noExam = 'This exam does not exist.';

/** A page of the exams of a learner's products. */
export async function listOwnExams(
  exams: Exams,
  userId: number,
  filter: { kind?: string | undefined; page: number; pageSize: number },
): Promise<Schema<'ExamPage'>> {
  await closeDueAttempts(exams, userId);
  return lookAtExams(exams, userId, filter);
}

/** The same as it is stored, for those who only look: nothing is closed. */
export async function lookAtExams(
  { db, clock }: Looking,
  userId: number,
  filter: { kind?: string | undefined; page: number; pageSize: number },
): Promise<Schema<'ExamPage'>> {
  const { data, total } = await listExams(db, userId, filter);
  const now = clock.now();
  return {
    data: data.map((row) => toExam(row, now)),
    paging: paging('/me/exams', filter, total),
  };
}

/** An exam by its name, for whoever may sit it. */
export async function readExam(
  exams: Exams,
  userId: number,
  uniqueName: string,
): Promise<Schema<'Exam'>> {
  const { clock } = exams;
  return toExam(await requireExam(exams, userId, uniqueName), clock.now());
}

/** The same as its row. */
export async function requireExam(
  exams: Exams,
  userId: number,
  uniqueName: string,
): Promise<ExamRow> {
  await closeDueAttempts(exams, userId);
  return requireEntitled(exams, userId, await findExamByName(exams.db, userId, uniqueName));
}

export async function requireExamById(at: Looking, userId: number, id: number) {
  return requireEntitled(at, userId, await findExamById(at.db, userId, id));
}

/** Refuses learners who lost the product of their open exam. Exams that were unpublished since then go on. */
export async function requireStillOpen(at: Looking, userId: number, id: number): Promise<void> {
  const exam = await findExamById(at.db, userId, id);
  if (exam) await requireEntitled(at, userId, exam);
}

type Looking = Pick<Exams, 'db' | 'clock'>;

/** Refuses with what opens the exam when its product is not the learner's. */
async function requireEntitled(
  { db, clock }: Looking,
  userId: number,
  exam: ExamRow | undefined,
): Promise<ExamRow> {
  if (!exam) throw notFound(noExam);
  const { product_status: status } = exam;
  if (status === null && !exam.product_is_visible) throw notFound(noExam);
  const lock = isHeld(status)
    ? null
    : productLock({
        id: exam.product_id,
        name: exam.product_name,
        status,
        blocker_id: null,
        blocker_name: null,
        terms_id: null,
        terms_name: null,
      });
  if (lock) throw locked(lock);
  if (exam.product_type === ModuleType.labs)
    requireLabYear({ ...exam, id: exam.product_id, name: exam.product_name }, clock.now());
  await requireTerms(db, userId, exam.product_id);
  return exam;
}

/** What starting the exam comes to for its learner. */
export function startOf(exam: ExamRow, now: Date): ExamStart {
  return examStart(
    {
      attemptsAllowed: exam.attempts_allowed,
      cooldownMinutes: exam.cooldown_minutes,
      attemptsUsed: exam.attempts_used,
      hasOpenAttempt: exam.open_id !== null,
      hasPassed: exam.has_passed,
      lastCompletedAt: exam.last_completed_at,
    },
    now,
  );
}

function stateOf(exam: ExamRow): Schema<'ExamState'> {
  if (exam.open_id !== null) return 'started';
  if (exam.has_passed) return 'passed';
  return exam.attempts_used > 0 ? 'failed' : 'notStarted';
}

/** The practical part with what the learner ticked. */
function toChecklist({ checklist }: ExamRow): Schema<'ChecklistItem'>[] {
  return checklist.map(({ doneAt, ...item }) => ({
    ...item,
    doneAt: doneAt && new Date(doneAt).toISOString(),
  }));
}

/** A learner's state in the exam or SQC that a milestone points at; null when it is not open to them. */
export async function findStanding(
  db: Kysely<DB>,
  userId: number,
  id: number,
): Promise<Schema<'MilestoneAssessment'> | null> {
  const exam = await findExamById(db, userId, id);
  if (!exam) return null;
  return {
    uniqueName: exam.unique_name,
    title: exam.title,
    kind: exam.kind,
    state: stateOf(exam),
    checklist: toChecklist(exam),
  };
}

export function toExam(exam: ExamRow, now: Date): Schema<'Exam'> {
  const start = startOf(exam, now);
  return {
    id: exam.id,
    uniqueName: exam.unique_name,
    kind: exam.kind,
    title: exam.title,
    description: exam.description,
    product: {
      id: exam.product_id,
      name: exam.product_name,
      uniqueName: exam.product_unique_name,
      type: exam.product_type,
    },
    questionCount: exam.question_count,
    totalPoints: exam.total_points,
    durationMinutes: exam.duration_minutes,
    attemptsAllowed: exam.attempts_allowed,
    attemptsUsed: exam.attempts_used,
    passPercent: exam.pass_percent,
    cooldownMinutes: exam.cooldown_minutes,
    answersShown: exam.answers_shown,
    xpPoints: exam.xp_points,
    state: stateOf(exam),
    canStart: start.kind === 'start' && exam.question_count > 0 && !exam.is_being_graded,
    nextAttemptAt: start.kind === 'coolDown' ? start.nextAttemptAt.toISOString() : null,
    openAttempt:
      exam.open_id === null
        ? null
        : { id: exam.open_id, deadline: exam.open_deadline?.toISOString() ?? null },
    bestPercent: exam.best_percent,
    checklist: toChecklist(exam),
    serverTime: now.toISOString(),
  };
}
