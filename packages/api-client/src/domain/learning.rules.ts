import { ModuleStatus, ModuleType, SUSPENDED_OFFSET } from './codes.ts';
import { XP_PER_LEVEL } from './constants.ts';

type Status = number | null;

/** Any suspended variant (specification, section 4). */
export function isSuspended(status: Status): boolean {
  return status !== null && status > SUSPENDED_OFFSET && status <= SUSPENDED_OFFSET + 3;
}

export function isDone(status: Status): boolean {
  return status === ModuleStatus.done;
}

/** startable, learning, not started, done, or any suspended form. */
export function canStart(status: Status): boolean {
  return (
    status === ModuleStatus.startable ||
    status === ModuleStatus.learning ||
    status === ModuleStatus.notStarted ||
    isDone(status) ||
    isSuspended(status)
  );
}

/** applied, learning, done. */
export function isLearningVisible(status: Status): boolean {
  return status === ModuleStatus.applied || status === ModuleStatus.learning || isDone(status);
}

export type MainAction = 'View module' | 'Start learning' | 'Apply' | 'Purchase';

const startLearning: readonly Status[] = [
  ModuleStatus.startable,
  ModuleStatus.learning,
  ModuleStatus.notStarted,
  ModuleStatus.applied,
];

/** The label of a product's main button, read from left to right of the rule. */
export function mainActionLabel(module: { status: Status; type: number }): MainAction {
  if (isDone(module.status)) return 'View module';
  if (startLearning.includes(module.status)) return 'Start learning';
  return module.type === ModuleType.program ? 'Apply' : 'Purchase';
}

/** 0 to 999 points are level 0, 1000 are level 1. */
export function levelFromXp(totalXpPoints: number): number {
  return Math.floor(totalXpPoints / XP_PER_LEVEL);
}

/** Points gathered inside the current level, 0 to 999. */
export function xpInLevel(totalXpPoints: number): number {
  return totalXpPoints % XP_PER_LEVEL;
}

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

const handIn: readonly string[] = ['notSubmitted', 'pending', 'needsRevision'];

/** A learner may hand in before, while and after it waits, until it is complete. */
export function canSubmitHomework(status: string): boolean {
  return handIn.includes(status);
}

/** What a mentor may make of a submission: accept or send back what waits, reopen what is complete. */
export function canReviewTo(from: string, to: 'complete' | 'needsRevision'): boolean {
  return from === 'pending' || (from === 'complete' && to === 'needsRevision');
}
