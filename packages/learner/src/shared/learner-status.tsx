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
  /** Passed over, which can still be started. @default false */
  isSkipped?: boolean;
}

/** Where a learner stands with a product; nothing when it is not theirs. */
export function LearnerStatus({ status, isSkipped = false }: LearnerStatusProps) {
  if (status === null) return null;
  const kind = isSuspended(status) ? 'pending' : (kinds[status] ?? 'down');
  return (
    <Status kind={kind} isBare>
      {isSkipped ? SKIPPED_LABEL : MODULE_STATUS_LABELS[status]}
    </Status>
  );
}
