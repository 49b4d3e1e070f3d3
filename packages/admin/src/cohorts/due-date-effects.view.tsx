import { useMessages } from '@uplink/api-client/messages';
import { Icon } from '@uplink/ui/icon';
import { CalendarClock, Check, History, Mail } from 'lucide-react';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortMilestone, Learner } from './cohorts.types.ts';

export interface DueDateEffectsProps {
  /** The milestones that move. */
  moved: readonly CohortMilestone[];
  /** Only for this learner; for the whole cohort without. */
  learner: Learner | undefined;
}

/** What moving due dates does to learners, said beforehand. */
export function DueDateEffects({ moved, learner }: DueDateEffectsProps) {
  const messages = useMessages(cohortsMessages);
  const sum = (part: 'overdue' | 'closed') => moved.reduce((all, one) => all + one[part], 0);
  const open = Math.max(0, ...moved.map((one) => one.open));
  const ofAll = [
    { icon: CalendarClock, text: messages.again(sum('overdue')) },
    { icon: Check, text: messages.stays(sum('closed')) },
    { icon: Mail, text: messages.told(open) },
  ];
  const lines = learner ? [{ icon: Mail, text: messages.oneTold }] : ofAll;
  return (
    <section aria-label={messages.what}>
      <h3 className="ul-small ul-strong">{messages.what}</h3>
      <ul className="ul-cohort__effects ul-small">
        {[...lines, { icon: History, text: messages.undo }].map(({ icon, text }) => (
          <li key={text}>
            <Icon as={icon} size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
