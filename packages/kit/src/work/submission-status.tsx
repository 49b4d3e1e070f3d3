import type { SubmissionStatus } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Status, type StatusKind } from '@uplink/ui/status';
import { workStatusMessages } from './work-status.messages.ts';

const kinds: Record<SubmissionStatus, StatusKind> = {
  complete: 'ok',
  pending: 'pending',
  needsRevision: 'pending',
  notSubmitted: 'down',
  notAvailable: 'down',
};

export interface SubmissionStatusBadgeProps {
  /** State of the work. */
  status: SubmissionStatus;
  /** Light and word without a tint, for tables and lists. @default false */
  isBare?: boolean;
}

/** The state of a homework or quiz: shape, word and colour. */
export function SubmissionStatusBadge({ status, isBare = false }: SubmissionStatusBadgeProps) {
  const messages = useMessages(workStatusMessages);
  return (
    <Status kind={kinds[status]} isBare={isBare}>
      {messages[status]}
    </Status>
  );
}
