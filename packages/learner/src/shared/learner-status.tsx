import {
  isSuspended,
  MODULE_STATUS_LABELS,
  ModuleStatus,
  SKIPPED_LABEL,
} from '@uplink/api-client/domain';
import { Status, type StatusKind } from '@uplink/ui/status';

const kinds: Record<number, StatusKind> = {
  [ModuleStatus.learning]: 'info',
  [ModuleStatus.done]: 'ok',
  [ModuleStatus.applied]: 'pending',
};

export interface LearnerStatusProps {
  status: ModuleStatus | null;
  /** Skipped; it can still be started. @default false */
  isSkipped?: boolean;
}

/** The learner's status in a product; nothing when they don't own it. */
export function LearnerStatus({ status, isSkipped = false }: LearnerStatusProps) {
  if (status === null) return null;
  const kind = isSuspended(status) ? 'pending' : (kinds[status] ?? 'down');
  return (
    <Status kind={kind} isBare>
      {isSkipped ? SKIPPED_LABEL : MODULE_STATUS_LABELS[status]}
    </Status>
  );
}
