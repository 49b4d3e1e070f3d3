import type { Schema } from '@uplink/api-client';
import { MESSAGE_MAX_LENGTH, MilestoneStatus } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { claimHolder } from '../shared/claim/claim.controller.ts';
import { ClaimBar } from '../shared/claim/claim-bar.view.tsx';
import { SnippetsButton } from '../shared/snippets/snippets-button.tsx';
import type { MilestoneReviewReady } from './milestone-review.controller.ts';
import { milestoneReviewMessages } from './milestone-review.messages.ts';
import { decisionsOn } from './milestone-review.rules.ts';

export interface DecisionProps extends Omit<MilestoneReviewReady, 'status'> {
  learner: Schema<'UserRef'>;
}

/** Takes the work, writes to its learner, and decides. */
export function Decision(props: DecisionProps) {
  const messages = useMessages(milestoneReviewMessages);
  const { reviewed, ownUserId, isStaff, claiming, feedback, onFeedback } = props;
  const { status, claim } = reviewed.milestone;
  const { readyForReview, underReview } = MilestoneStatus;
  const waits = status === readyForReview || status === underReview;
  const isTaken = !isStaff && claimHolder(claim, ownUserId) === 'other';
  return (
    <Card title={messages.decision}>
      <div className="ul-stack">
        {!isStaff && waits && <ClaimBar claim={claim} ownUserId={ownUserId} {...claiming} />}
        <TextArea
          label={messages.feedback}
          description={messages.feedbackHelp}
          rows={5}
          maxLength={MESSAGE_MAX_LENGTH}
          value={feedback}
          onChange={onFeedback}
        />
        <SnippetsButton text={feedback} maxLength={MESSAGE_MAX_LENGTH} onChange={onFeedback} />
        {isStaff && <TextField label={messages.reason} isRequired {...props.reason} />}
        <Actions {...props} isTaken={isTaken} />
      </div>
    </Card>
  );
}

function Actions(props: DecisionProps & { isTaken: boolean }) {
  const messages = useMessages(milestoneReviewMessages);
  const { reviewed, isTaken, sending, lastAction, error, onDecide } = props;
  const { usual, more } = decisionsOn(reviewed.milestone.status);
  const button = (action: (typeof usual)[number], look: 'primary' | 'secondary' | 'quiet') => (
    <Button
      key={action}
      variant={look}
      size={look === 'quiet' ? 'sm' : 'md'}
      isDisabled={isTaken || (sending !== undefined && sending !== action)}
      isPending={sending === action}
      onPress={() => onDecide(action)}
    >
      {messages.actions[action]}
    </Button>
  );
  return (
    <div className="ul-stack ul-gap-8">
      <p className="ul-small ul-muted" role="status">
        {lastAction && messages.done[lastAction]}
      </p>
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      <div className="ul-cluster">
        {usual.map((action) => button(action, action === 'complete' ? 'primary' : 'secondary'))}
      </div>
      <fieldset className="ul-cluster ul-milestone-review__more">
        <legend className="ul-sr">{messages.more}</legend>
        {more.map((action) => button(action, 'quiet'))}
      </fieldset>
    </div>
  );
}
