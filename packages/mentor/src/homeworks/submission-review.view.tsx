import { lessonPath, MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  HandedIn,
  HomeworkHead,
  HomeworkNote,
  LineComments,
  ThreadCard,
} from '@uplink/kit/homeworks';
import { CleanText } from '@uplink/kit/text';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { claimHolder } from '../shared/claim/claim.controller.ts';
import { ClaimBar } from '../shared/claim/claim-bar.view.tsx';
import { SnippetsButton } from '../shared/snippets/snippets-button.tsx';
import { Attempts } from './attempts.view.tsx';
import type { SubmissionReviewReady } from './submission-review.controller.ts';
import { submissionReviewMessages } from './submission-review.messages.ts';
import { reviewActions } from './submission-review.rules.ts';
import './submission-review.css';

export type SubmissionReviewViewProps = Omit<SubmissionReviewReady, 'status'>;

/** The work on one side with the mentor's decision under it, the thread on the other. */
export function SubmissionReviewView(props: SubmissionReviewViewProps) {
  const messages = useMessages(submissionReviewMessages);
  const { homework, submission, canReview } = props.reviewed;
  const { lesson, title, status, user } = submission;
  return (
    <>
      <HomeworkHead
        lesson={lesson}
        title={title}
        status={status}
        {...(canReview && { learner: user })}
      />
      <div className="ul-homework">
        <div className="ul-stack ul-gap-24">
          {!canReview && (
            <>
              <HomeworkNote status={status} feedback={null} />
              <LinkButton href={lessonPath(lesson, 'homework')}>{messages.homework}</LinkButton>
            </>
          )}
          <Card>
            <CleanText html={homework.brief} />
          </Card>
          {canReview ? (
            <Attempts submission={submission} task={homework} onOpenFile={props.onOpenFile} />
          ) : (
            <HandedIn submission={submission} task={homework} onOpenFile={props.onOpenFile} />
          )}
          {canReview && <ReviewBar {...props} />}
          <LineComments submission={submission} />
        </div>
        <ThreadCard
          submission={submission}
          ownUserId={props.ownUserId}
          mentor={canReview ? null : submission.reviewedBy}
          isMentor={canReview}
          draft={props.message}
          onDraft={props.onMessage}
          onSend={props.onSend}
          isSending={props.isSending}
          sendError={props.sendError}
          {...(canReview && {
            tools: (
              <SnippetsButton
                text={props.message}
                maxLength={MESSAGE_MAX_LENGTH}
                onChange={props.onMessage}
              />
            ),
          })}
        />
      </div>
    </>
  );
}

function ReviewBar(props: SubmissionReviewViewProps) {
  const messages = useMessages(submissionReviewMessages);
  const { reviewed, lastReview, reviewing, reviewError, onReview, ownUserId, claiming } = props;
  const { status, user, claim } = reviewed.submission;
  const actions = reviewActions(status, messages);
  const isTaken = claimHolder(claim, ownUserId) === 'other';
  return (
    <Card>
      {status === 'pending' && (
        <div className="ul-homework__claim">
          <ClaimBar claim={claim} ownUserId={ownUserId} {...claiming} />
        </div>
      )}
      <div className="ul-homework__foot">
        <div className="ul-small ul-muted">
          <p role="status">{lastReview && messages.reviewed[lastReview]}</p>
          {reviewError ? (
            <p className="ul-fault" role="alert">
              {reviewError}
            </p>
          ) : (
            <p>{actions.length > 0 ? messages.goesAlong : messages.waitsFor(user.name)}</p>
          )}
        </div>
        <div className="ul-cluster ul-gap-8">
          {actions.length === 0 && <LinkButton href="/inbox/homework">{messages.inbox}</LinkButton>}
          {actions.map(({ to, label }) => (
            <Button
              key={to}
              {...(to === 'complete' && { variant: 'primary' })}
              isDisabled={isTaken || (reviewing !== undefined && reviewing !== to)}
              isPending={reviewing === to}
              onPress={() => onReview(to)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
