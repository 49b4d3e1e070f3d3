import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Icon } from '@uplink/ui/icon';
import {
  Circle,
  CircleCheck,
  CircleDashed,
  Diamond,
  type LucideIcon,
  Minus,
  Triangle,
} from 'lucide-react';
import { cohortsMessages } from './cohorts.messages.ts';

type Status = Schema<'MilestoneStatus'>;

const marks: Record<Status, LucideIcon> = {
  1: Minus,
  2: Diamond,
  3: CircleCheck,
  4: Triangle,
  5: CircleDashed,
  6: Diamond,
  7: Circle,
};

/** The state of a milestone as a shape of its own, so that it can be recognised without its colour. */
export function StatusMark({ status }: { status: Status }) {
  return (
    <span className="ul-cohort__mark" data-status={status}>
      <Icon as={marks[status]} size={18} />
    </span>
  );
}

/** What each shape means. */
export function Legend() {
  const messages = useMessages(cohortsMessages);
  const { statuses } = useMessages(milestonePartsMessages);
  return (
    <ul className="ul-cohort__legend" aria-label={messages.legend}>
      {([3, 7, 2, 6, 4, 1, 5] as const).map((status) => (
        <li key={status}>
          <StatusMark status={status} /> {statuses[status]}
        </li>
      ))}
    </ul>
  );
}
