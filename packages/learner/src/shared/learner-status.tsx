import { isSuspended, ModuleStatus } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
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
  const words = useMessages(productWords);
  if (status === null) return null;
  const kind = isSuspended(status) ? 'pending' : (kinds[status] ?? 'down');
  return (
    <Status kind={kind} isBare>
      {isSkipped ? words.skipped : words.statuses[status]}
    </Status>
  );
}
