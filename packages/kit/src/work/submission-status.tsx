import { SUBMISSION_STATUS_LABELS, type SubmissionStatus } from '@uplink/api-client/domain';
import { Status, type StatusKind } from '@uplink/ui/status';

const kinds: Record<SubmissionStatus, StatusKind> = {
  complete: 'ok',
  pending: 'pending',
  needsRevision: 'pending',
  notSubmitted: 'down',
  notAvailable: 'down',
};

export interface SubmissionStatusBadgeProps {
  status: SubmissionStatus;
  isBare?: boolean;
}

/** The state of a homework or quiz: shape, word and colour. */
export function SubmissionStatusBadge({ status, isBare = false }: SubmissionStatusBadgeProps) {
  return (
    <Status kind={kinds[status]} isBare={isBare}>
      {SUBMISSION_STATUS_LABELS[status]}
    </Status>
  );
}
