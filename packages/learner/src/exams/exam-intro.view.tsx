import { examPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { AuthorText } from '@uplink/kit/text';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { examIntroMessages } from './exam-intro.messages.ts';
import { closedReason, factsOf, placeOf } from './exam-intro.rules.ts';
import type { ExamIntroReady } from './exam-player.controller.ts';
import { PracticalPart } from './practical-part.tsx';
import './exam.css';

export type ExamIntroViewProps = Omit<ExamIntroReady, 'status'>;

/** An exam before it is started: what it asks for, what holds in it, and the way in. */
export function ExamIntroView({ exam, isStarting, startError, onStart }: ExamIntroViewProps) {
  const messages = useMessages(examIntroMessages);
  const formats = useFormats();
  const reason = closedReason(exam, messages, formats);
  const { clock, noClock, saved, timeUp, answers } = messages;
  const rules = exam.durationMinutes === null ? [noClock, saved] : [clock, saved, timeUp];
  return (
    <div className="ul-exam-intro">
      <p className="ul-eyebrow">{placeOf(exam, messages)}</p>
      <h1 className="ul-h1" tabIndex={-1}>
        {exam.title}
      </h1>
      <AuthorText html={exam.description} />
      <Card>
        <dl className="ul-exam-facts">
          {factsOf(exam, messages, formats).map(({ name, value }) => (
            <div key={name}>
              <dt className="ul-small ul-muted">{name}</dt>
              <dd className="ul-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <PracticalPart exam={exam} />
      <Card title={messages.rules}>
        <ul className="ul-exam-rules">
          {[...rules, answers[exam.answersShown]].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      {startError && (
        <p className="ul-fault" role="alert">
          {startError}
        </p>
      )}
      {reason && <p className="ul-medium">{reason}</p>}
      <div className="ul-cluster ul-gap-12">
        {!reason && (
          <Button variant="primary" size="lg" isPending={isStarting} onPress={onStart}>
            {exam.attemptsUsed > 0 ? messages.again : messages.start}
          </Button>
        )}
        {exam.attemptsUsed > 0 && (
          <LinkButton size="lg" href={examPath(exam.uniqueName, 'results')}>
            {messages.results}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
