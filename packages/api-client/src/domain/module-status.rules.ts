import { ModuleStatus, ModuleType, SUSPENDED_OFFSET } from './codes/modules.codes.ts';

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

/** Only what one is learning or has finished can be rated. */
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

/** The label of a product's main button, read from left to right of the rule. */
export function mainActionLabel(module: { status: Status; type: number }): MainAction {
  if (isDone(module.status)) return 'View module';
  if (startLearning.includes(module.status)) return 'Start learning';
  return module.type === ModuleType.program ? 'Apply' : 'Purchase';
}
