import type { Schema } from '@uplink/api-client';
import { milestonePath, milestoneSlot } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { dueWords, milestonePartsMessages, statusKind } from '@uplink/kit/milestones';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { milestonesMessages } from '../milestones.messages.ts';

export interface NextMilestonesViewProps {
  /** At least one. */
  milestones: readonly Schema<'MyMilestone'>[];
}

/** What waits for the learner first, then the nearest due dates. */
export function NextMilestonesView({ milestones }: NextMilestonesViewProps) {
  const milestonePartsTexts = useMessages(milestonePartsMessages);
  const messages = useMessages(milestonesMessages);
  const formats = useFormats();
  const now = new Date();
  const [first] = milestones;
  return (
    <Card
      isFlush
      title={messages.home}
      aside={
        first && (
          <Link
            className="ul-small ul-lone-link"
            href={milestonePath(first.product)}
            aria-label={messages.allOf(first.product.name)}
          >
            {messages.allMilestones}
          </Link>
        )
      }
    >
      <ul className="ul-list">
        {milestones.map((milestone) => (
          <li key={milestone.id}>
            <Link
              className="ul-listrow"
              data-wrap="text"
              href={milestonePath(milestone.product, milestone.id)}
            >
              <span className="ul-grow">
                <span className="ul-medium">{milestone.title}</span>
                <span className="ul-list__sub ul-small ul-muted">
                  {dueWords(milestone.dueDate, now, milestonePartsTexts, formats)}
                </span>
              </span>
              <span className="ul-none">
                <Status kind={statusKind(milestone.status)} isBare>
                  {milestoneSlot(milestone, milestonePartsTexts.statuses)}
                </Status>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
