import { ModuleStatus, ModuleType, SUSPENDED_OFFSET } from './codes/modules.codes.ts';

type Status = number | null;

/** Any suspended variant (specification, section 4). */
export function isSuspended(status: Status): boolean {
  return status !== null && status > SUSPENDED_OFFSET && status <= SUSPENDED_OFFSET + 3;
}

export function isDone(status: Status): boolean {
  return status === ModuleStatus.done;
}

/** Statuses of products a learner owns and has not finished; not applied for, not suspended. */
export const UNFINISHED_STATUSES: readonly number[] = [
  ModuleStatus.learning,
  ModuleStatus.notStarted,
  ModuleStatus.startable,
];

/** Statuses of products a learner owns, finished or not. */
export const HELD_STATUSES: readonly number[] = [...UNFINISHED_STATUSES, ModuleStatus.done];

/** Whether a product with this status is the learner's: not just applied for, and not suspended. */
export function isHeld(status: Status): boolean {
  return status !== null && HELD_STATUSES.includes(status);
}

/** startable, learning, not started, done, or any suspended form. */
export function canStart(status: Status): boolean {
  return isHeld(status) || isSuspended(status);
}

/** applied, learning, done. */
export function isLearningVisible(status: Status): boolean {
  return status === ModuleStatus.applied || status === ModuleStatus.learning || isDone(status);
}

/** You can only rate what you are learning or have finished. */
export function canRate(status: Status): boolean {
  return status === ModuleStatus.learning || isDone(status);
}

export type MainAction = 'View module' | 'Start learning' | 'Apply' | 'Purchase';

const startLearning: readonly Status[] = [
  ModuleStatus.startable,
  ModuleStatus.learning,
  ModuleStatus.notStarted,
  ModuleStatus.applied,
];

/** The label of a product's main button; the first matching rule wins. */
export function mainActionLabel(module: { status: Status; type: number }): MainAction {
  if (isDone(module.status)) return 'View module';
  if (startLearning.includes(module.status)) return 'Start learning';
  return module.type === ModuleType.program ? 'Apply' : 'Purchase';
}
