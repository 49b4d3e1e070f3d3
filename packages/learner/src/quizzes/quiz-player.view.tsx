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
import { SaveSign } from '@uplink/kit/saving';
import { Button } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { useState } from 'react';
import { QuizAttempts } from './quiz-attempts.view.tsx';
import type { QuizPlayerReady } from './quiz-player.controller.ts';
import { quizPlayerMessages } from './quiz-player.messages.ts';
import { countAnswered } from './quiz-player.rules.ts';

export type QuizPlayerViewProps = Omit<QuizPlayerReady, 'status'>;

/** All questions on one page, and one button to submit them. */
export function QuizPlayerView(props: QuizPlayerViewProps) {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(quizPlayerMessages);
  const { quiz, answers, onAnswer } = props;
  const total = quiz.questions.length;
  const [current, setCurrent] = useState<number>();
  const stops = quiz.questions.map(({ id, position }) =>
    answerStop(position, isQuestionAnswered(id, answers), questionTexts, current),
  );
  return (
    <div className="ul-paper">
      <div className="ul-paper__head">
        <h1 className="ul-h1" tabIndex={-1}>
          {quiz.title}
        </h1>
        <p className="ul-muted">{messages.intro(total)}</p>
        <SaveSign saving={props.saving} />
      </div>
      <div className="ul-paper__main">
        <QuizAttempts quiz={quiz} />
        {quiz.questions.map((question) => (
          <QuestionView
            key={question.id}
            question={question}
            total={total}
            answer={answers.get(String(question.id))?.value ?? noAnswer}
            onAnswer={(answer) => onAnswer(question.id, answer)}
            onEnter={() => setCurrent(question.position)}
          />
        ))}
        <SubmitBar {...props} />
      </div>
      <QuestionNav stops={stops}>
        <QuestionKeys />
      </QuestionNav>
    </div>
  );
}

function SubmitBar(props: QuizPlayerViewProps) {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(quizPlayerMessages);
  const { quiz, answers, isSubmitting, submitError, onSubmit } = props;
  const total = quiz.questions.length;
  const done = countAnswered(quiz, answers);
  return (
    <div className="ul-card ul-action-bar">
      {submitError && (
        <p className="ul-action-bar__error ul-fault" role="alert">
          {submitError}
        </p>
      )}
      <div className="ul-row ul-gap-16">
        <div className="ul-paper__route ul-hide-mobile">
          <MiniRoute done={done} total={total} aria-label={questionTexts.answered(done, total)} />
        </div>
        <span className="ul-small ul-muted">{questionTexts.answered(done, total)}</span>
      </div>
      <div className="ul-row ul-gap-12">
        {done < total && (
          <span className="ul-small ul-muted ul-hide-mobile">
            {questionTexts.toGo(total - done)}
          </span>
        )}
        <Button
          variant="primary"
          isDisabled={done < total}
          isPending={isSubmitting}
          onPress={onSubmit}
        >
          {messages.submit}
        </Button>
      </div>
    </div>
  );
}
