import { useMessages } from '@uplink/api-client/messages';
import {
  answerStop,
  isQuestionAnswered,
  noAnswer,
  QuestionKeys,
  QuestionNav,
  QuestionView,
  questionMessages,
} from '@uplink/kit/questions';
import { useEffect, useRef, useState } from 'react';
import type { ExamAttemptReady } from './exam-attempt.controller.ts';
import { examAttemptMessages } from './exam-attempt.messages.ts';
import { ExamFoot } from './exam-foot.view.tsx';

export interface ExamAttemptViewProps extends Omit<ExamAttemptReady, 'status'> {
  /** The focus goes to the heading. */
  isFresh: boolean;
}

/** All questions of an attempt on one page, what is left of the time, and one way to hand it in. */
export function ExamAttemptView(props: ExamAttemptViewProps) {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(examAttemptMessages);
  const { attempt, places, answers, isFresh, onAnswer } = props;
  const [current, setCurrent] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const points = places.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <div className="ul-paper">
      <div className="ul-paper__head">
        <h1 className="ul-h1" tabIndex={-1} ref={heading}>
          {attempt.title}
        </h1>
        <p className="ul-muted">{messages.intro(places.length, points, attempt.number)}</p>
      </div>
      <div className="ul-paper__main">
        {places.map(({ answerId, question, weight }) => (
          <QuestionView
            key={answerId}
            question={question}
            total={places.length}
            detail={messages.points(weight)}
            answer={answers.get(String(answerId))?.value ?? noAnswer}
            onAnswer={(answer) => onAnswer(answerId, answer)}
            onEnter={() => setCurrent(question.position)}
          />
        ))}
        <ExamFoot {...props} />
      </div>
      <QuestionNav
        stops={places.map(({ answerId, question }) =>
          answerStop(
            question.position,
            isQuestionAnswered(answerId, answers),
            questionTexts,
            current,
          ),
        )}
      >
        <QuestionKeys />
      </QuestionNav>
    </div>
  );
}
