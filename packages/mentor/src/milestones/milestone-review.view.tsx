import { milestoneStatusLabel } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  Category,
  dueWords,
  HandedInWork,
  milestonePartsMessages,
  statusKind,
} from '@uplink/kit/milestones';
import { AuthorText } from '@uplink/kit/text';
import { Avatar } from '@uplink/ui/avatar';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Badge, Status } from '@uplink/ui/status';
import { Assessment } from './assessment.view.tsx';
import { Decision } from './decision.view.tsx';
import type { MilestoneReviewReady } from './milestone-review.controller.ts';
import { milestoneReviewMessages } from './milestone-review.messages.ts';
import { eventWords } from './milestone-review.rules.ts';
import './milestone-review.css';

export type MilestoneReviewViewProps = Omit<MilestoneReviewReady, 'status'>;

/** The work on one side, the decision on the other; what happened comes last. */
export function MilestoneReviewView(props: MilestoneReviewViewProps) {
  const messages = useMessages(milestoneReviewMessages);
  const { milestone, user, events } = props.reviewed;
  const { submission, assessment } = milestone;
  const { statuses } = useMessages(milestonePartsMessages);
  const formats = useFormats();
  const now = new Date();
  return (
    <>
      <Head {...props} />
      <div className="ul-milestone-review">
        <div className="ul-stack ul-gap-24">
          <Card>
            <AuthorText html={milestone.description} />
          </Card>
          <Card>
            {submission ? (
              <HandedInWork isForeign submission={submission} onOpenFile={props.onOpenFile} />
            ) : (
              <p className="ul-muted">{messages.nothingYet}</p>
            )}
          </Card>
          {assessment && <Assessment assessment={assessment} />}
          {events.length > 0 && (
            <Card isFlush title={messages.history}>
              <ol className="ul-list">
                {events.map((event) => (
                  <li key={event.id} className="ul-listrow">
                    <span className="ul-grow">
                      <span className="ul-medium">{eventWords(event, messages, statuses)}</span>
                      {event.feedback && (
                        <span className="ul-list__sub ul-small ul-milestone-review__words">
                          {event.feedback}
                        </span>
                      )}
                    </span>
                    <span className="ul-small ul-muted ul-none">
                      {formats.ago(event.date, now)}
                    </span>
                  </li>
                ))}
              </ol>
            </Card>
          )}
        </div>
        <Decision {...props} learner={user} />
      </div>
    </>
  );
}

function Head({ reviewed: { milestone, user } }: MilestoneReviewViewProps) {
  const messages = useMessages(milestoneReviewMessages);
  const milestonePartsTexts = useMessages(milestonePartsMessages);
  const formats = useFormats();
  const { product, cohort, title, category, status, dueDate } = milestone;
  return (
    <div>
      <p className="ul-eyebrow">
        {product.name}, {cohort.name}
      </p>
      <h1 className="ul-h1 ul-milestone-review__title" tabIndex={-1}>
        {title}
      </h1>
      <p className="ul-row ul-gap-8 ul-muted ul-milestone-review__who">
        <Avatar name={user.name} image={user.avatar} size="xs" isDecorative />
        <span>{user.name}</span>
      </p>
      <p className="ul-cluster">
        <Badge>
          <Category category={category} />
        </Badge>
        <Status kind={statusKind(status)}>
          {milestoneStatusLabel(status, milestonePartsTexts.statuses)}
        </Status>
        <span className="ul-small ul-muted">
          {dueWords(dueDate, new Date(), milestonePartsTexts, formats)}
        </span>
        <Link className="ul-small ul-lone-link" href="/inbox/milestones">
          {messages.inbox}
        </Link>
      </p>
    </div>
  );
}
