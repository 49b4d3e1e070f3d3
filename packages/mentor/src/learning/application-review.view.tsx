import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Link } from '@uplink/ui/link';
import type { ApplicationReviewReady } from './application-review.controller.ts';
import { applicationReviewMessages } from './application-review.messages.ts';
import './application-review.css';

export type ApplicationReviewViewProps = Omit<ApplicationReviewReady, 'status'>;

/** What the applicant wrote on one side, the decision on the other. */
export function ApplicationReviewView(props: ApplicationReviewViewProps) {
  const messages = useMessages(applicationReviewMessages);
  const formats = useFormats();
  const { application, message, refusals } = props.reviewed;
  const { user, product, submittedAt } = application;
  return (
    <>
      <p className="ul-eyebrow">{messages.application(product.name)}</p>
      <h1 className="ul-h1 ul-application__words" tabIndex={-1}>
        {user.name}
      </h1>
      <p className="ul-cluster ul-muted">
        <Avatar name={user.name} image={user.avatar} size="xs" isDecorative />
        <span>{messages.applied(formats.ago(submittedAt, new Date()))}</span>
        <Link className="ul-small ul-lone-link" href="/inbox/applications">
          {messages.inbox}
        </Link>
      </p>
      <div className="ul-application">
        <div className="ul-stack ul-gap-24">
          <Card title={messages.wrote(user.name)}>
            {message ? (
              <p className="ul-application__words">{message}</p>
            ) : (
              <p className="ul-muted">{messages.wroteNothing}</p>
            )}
          </Card>
          <Answers {...props} />
          {refusals.length > 0 && (
            <Card title={messages.refusals}>
              <ul className="ul-stack ul-gap-8 ul-application__refusals">
                {refusals.map((reason, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: reasons may repeat, and never move
                  <li key={index} className="ul-application__words">
                    {reason}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <Decision {...props} />
      </div>
    </>
  );
}

function Answers({ reviewed }: ApplicationReviewViewProps) {
  const messages = useMessages(applicationReviewMessages);
  const formats = useFormats();
  const { goals, lessonsDone, level, memberSince } = reviewed;
  const facts: [string, string | number][] = [
    [messages.goal, goals.goal ? messages.goals[goals.goal] : messages.notSaid],
    [messages.level, goals.level ? messages.levels[goals.level] : messages.notSaid],
    [messages.evenings, goals.evenings ?? messages.notSaid],
    [messages.lessonsDone, lessonsDone],
    [messages.points, level],
    [messages.member, formats.date(memberSince)],
  ];
  return (
    <Card title={messages.answers}>
      <dl className="ul-application__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Decision(props: ApplicationReviewViewProps) {
  const messages = useMessages(applicationReviewMessages);
  const { reviewed, reason, reasonFault, onReason, logReason, sending, isTold, error, onDecide } =
    props;
  const { status, user } = reviewed.application;
  return (
    <Card title={messages.decision}>
      <div className="ul-stack">
        {status === 'waiting' ? (
          <>
            <p className="ul-small ul-muted">{messages.acceptHelp(user.name)}</p>
            {logReason && <TextField label={messages.logReason} isRequired {...logReason} />}
            <Button
              variant="primary"
              isPending={sending === 'accepted'}
              isDisabled={sending === 'refused'}
              onPress={() => onDecide('accepted')}
            >
              {messages.accept}
            </Button>
            <TextArea
              label={messages.reason}
              description={messages.reasonHelp}
              rows={4}
              maxLength={MESSAGE_MAX_LENGTH}
              value={reason}
              onChange={onReason}
              {...(reasonFault && { errorMessage: reasonFault })}
            />
            <Button
              variant="secondary"
              isPending={sending === 'refused'}
              isDisabled={sending === 'accepted'}
              onPress={() => onDecide('refused')}
            >
              {messages.refuse}
            </Button>
          </>
        ) : (
          <Decided {...props} />
        )}
        <p className="ul-small ul-muted" role="status">
          {isTold && messages.told}
        </p>
        {error && (
          <p className="ul-small ul-fault" role="alert">
            {error}
          </p>
        )}
      </div>
    </Card>
  );
}

function Decided({ reviewed }: ApplicationReviewViewProps) {
  const messages = useMessages(applicationReviewMessages);
  const formats = useFormats();
  const { status, decidedBy, decidedAt } = reviewed.application;
  const what = status === 'accepted' ? messages.accepted : messages.refused;
  return (
    <>
      <p className="ul-medium">
        {decidedBy && decidedAt
          ? messages.decided(what, decidedBy.name, formats.ago(decidedAt, new Date()))
          : what}
      </p>
      {reviewed.reason && <p className="ul-application__words">{reviewed.reason}</p>}
    </>
  );
}
