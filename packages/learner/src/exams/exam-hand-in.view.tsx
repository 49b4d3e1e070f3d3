import { Button } from '@uplink/ui/button';
import { ConfirmDialog } from '@uplink/ui/dialog';
import { useState } from 'react';
import { messages as questionMessages } from '../shared/questions/question.messages.ts';
import type { ExamAttemptReady } from './exam-attempt.controller.ts';
import { messages } from './exam-attempt.messages.ts';
import { countAnswered } from './exam-attempt.rules.ts';
import { ExamClock } from './exam-clock.tsx';
import './exam.css';

export type ExamHandInProps = Pick<
  ExamAttemptReady,
  'attempt' | 'places' | 'answers' | 'skewMs' | 'isFinishing' | 'isTimeUp' | 'onFinish' | 'onTimeUp'
>;

/** The bar at the foot: what is left of the time, how far somebody is, and the end. */
export function ExamHandIn(props: ExamHandInProps) {
  const { attempt, places, answers, skewMs, isFinishing, isTimeUp, onFinish, onTimeUp } = props;
  const [isAsking, setAsking] = useState(false);
  const total = places.length;
  const done = countAnswered(places, answers);
  return (
    <div className="ul-card ul-action-bar">
      <div className="ul-row ul-gap-16 ul-exam-bar">
        {attempt.deadline === null ? (
          <span className="ul-small ul-muted">{messages.noLimit}</span>
        ) : (
          <ExamClock
            startedAt={attempt.startedAt}
            deadline={attempt.deadline}
            skewMs={skewMs}
            onTimeUp={onTimeUp}
          />
        )}
        <span className="ul-small ul-muted">{questionMessages.answered(done, total)}</span>
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
          onFinish();
        }}
      >
        {messages.missing(total - done)} {messages.final}
      </ConfirmDialog>
    </div>
  );
}
