import { isSuspended, ModuleStatus } from '@uplink/api-client/domain';
import { Status } from '@uplink/ui/status';

export interface LearnerStatusProps {
  status: number | null;
}

/** Where a learner stands with a product; nothing when it is not theirs. */
export function LearnerStatus({ status }: LearnerStatusProps) {
  if (status === null) return null;
  if (isSuspended(status)) {
    return (
      <Status kind="pending" isBare>
        Suspended
      </Status>
    );
  }
  switch (status) {
    case ModuleStatus.learning:
      return (
        <Status kind="info" isBare>
          Currently learning
        </Status>
      );
    case ModuleStatus.done:
      return (
        <Status kind="ok" isBare>
          Done
        </Status>
      );
    case ModuleStatus.applied:
      return (
        <Status kind="pending" isBare>
          Applied
        </Status>
      );
    default:
      return (
        <Status kind="down" isBare>
          Not started
        </Status>
      );
  }
}
