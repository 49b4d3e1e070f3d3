import { EXAM_ANSWER_GRACE_MS, EXAM_WARNING_MINUTES } from './constants.ts';

const minute = 60_000;

/** When an attempt started now is handed in automatically; null without a time limit. */
export function examDeadline(startedAt: Date, durationMinutes: number | null): Date | null {
  return durationMinutes === null ? null : new Date(startedAt.getTime() + durationMinutes * minute);
}

/** Whether time is up, including the grace period for answers in transit. */
export function isExamOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && now.getTime() >= deadline.getTime() + EXAM_ANSWER_GRACE_MS;
}

/** The time left in an attempt, never negative. */
export function examRemainingMs(deadline: string, now: number): number {
  return Math.max(0, new Date(deadline).getTime() - now);
}

/**
 * The warning that holds while so much is left: 10, 5 or 1 minutes, else none. An exam that is no
 * longer than a warning does not begin with it.
 */
export function examWarning(remainingMs: number, durationMs: number): number | undefined {
  const passed = EXAM_WARNING_MINUTES.filter(
    (minutes) => remainingMs <= minutes * minute && durationMs > minutes * minute,
  );
  return passed.length === 0 ? undefined : Math.min(...passed);
}

/** What decides whether a learner can start an attempt. */
export interface ExamStanding {
  attemptsAllowed: number | null;
  cooldownMinutes: number;
  /** Completed ones. */
  attemptsUsed: number;
  hasOpenAttempt: boolean;
  hasPassed: boolean;
  /** The end of the latest completed attempt. */
  lastCompletedAt: Date | null;
}

export type ExamStart =
  | { kind: 'start' | 'resume' | 'passed' | 'usedUp' }
  | { kind: 'coolDown'; nextAttemptAt: Date };

/** What pressing "Start" does now. */
export function examStart(standing: ExamStanding, now: Date): ExamStart {
  const { attemptsAllowed, attemptsUsed, cooldownMinutes, lastCompletedAt } = standing;
  if (standing.hasOpenAttempt) return { kind: 'resume' };
  if (standing.hasPassed) return { kind: 'passed' };
  if (attemptsAllowed !== null && attemptsUsed >= attemptsAllowed) return { kind: 'usedUp' };
  if (lastCompletedAt === null) return { kind: 'start' };
  const nextAttemptAt = new Date(lastCompletedAt.getTime() + cooldownMinutes * minute);
  return now < nextAttemptAt ? { kind: 'coolDown', nextAttemptAt } : { kind: 'start' };
}

export type AnswersShown = 'never' | 'whenSettled' | 'always';

/**
 * Whether right answers may be shown after a completed attempt. While another attempt is possible
 * only a creator who wants it so shows them, and never during one: its questions are the same.
 */
export function showsExamAnswers(shown: AnswersShown, { kind }: ExamStart): boolean {
  if (shown === 'never' || kind === 'resume') return false;
  return shown === 'always' || kind === 'passed' || kind === 'usedUp';
}

/** Whole percent, rounded down, so that the shown score passes exactly when the points do. */
export function examPercent(score: number, total: number): number {
  return Math.floor((score * 100) / total);
}
