import { useMessages } from '@uplink/api-client/messages';
import { questionMessages } from '@uplink/kit/questions';
import { SaveSign } from '@uplink/kit/saving';
import { Button } from '@uplink/ui/button';
import { ConfirmDialog } from '@uplink/ui/dialog';
import { useState } from 'react';
import type { ExamAttemptReady } from './exam-attempt.controller.ts';
import { examAttemptMessages } from './exam-attempt.messages.ts';
import { countAnswered } from './exam-attempt.rules.ts';
import { ExamClock } from './exam-clock.tsx';
import './exam.css';

export type ExamFootProps = Omit<ExamAttemptReady, 'status' | 'onAnswer'>;

/** The bar at the foot, always in sight: what is left of the time, what is safe, and the end. */
export function ExamFoot(props: ExamFootProps) {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(examAttemptMessages);
  const { attempt, places, answers, skewMs, isFinishing, isTimeUp, finishError } = props;
  const [isAsking, setAsking] = useState(false);
  const total = places.length;
  const done = countAnswered(places, answers);
  return (
    <div className="ul-card ul-action-bar ul-exam-foot">
      {finishError && !isTimeUp && (
        <p className="ul-action-bar__error ul-fault" role="alert">
          {finishError}
        </p>
      )}
      <div className="ul-row ul-gap-16 ul-exam-foot__time">
        {attempt.deadline === null ? (
          <span className="ul-small ul-muted">{messages.noLimit}</span>
        ) : (
          <ExamClock
            startedAt={attempt.startedAt}
            deadline={attempt.deadline}
            skewMs={skewMs}
            onTimeUp={props.onTimeUp}
          />
        )}
        <span className="ul-small ul-muted">{questionTexts.answered(done, total)}</span>
      </div>
      <div className="ul-exam-foot__sign" data-state={props.saving.state}>
        {isTimeUp ? (
          <p className="ul-small" role="status">
            {messages.timeUp}
          </p>
        ) : (
          <SaveSign saving={props.saving} />
        )}
      </div>
      <Button
        variant="primary"
        isDisabled={isTimeUp}
        isPending={isFinishing}
        onPress={() => setAsking(true)}
      >
        {messages.handIn}
      </Button>
      <ConfirmDialog
        title={messages.confirm(attempt.title)}
        confirmLabel={messages.handIn}
        isOpen={isAsking && !isTimeUp}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          props.onFinish();
        }}
      >
        {messages.missing(total - done)} {messages.final}
      </ConfirmDialog>
    </div>
  );
}
