import { Button } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { useState } from 'react';
import { SaveSign } from '../shared/save-sign.tsx';
import { QuestionView } from './question.view.tsx';
import { QuestionNav, type QuestionStop } from './question-nav.view.tsx';
import { QuizAttempts } from './quiz-attempts.view.tsx';
import type { QuizPlayerReady } from './quiz-player.controller.ts';
import { messages } from './quiz-player.messages.ts';
import { countAnswered, isQuestionAnswered, noAnswer } from './quiz-player.rules.ts';
import './quiz.css';

export type QuizPlayerViewProps = Omit<QuizPlayerReady, 'status'>;

/** All questions on one page, where they stand, and one way to hand them in. */
export function QuizPlayerView(props: QuizPlayerViewProps) {
  const { quiz, answers, onAnswer, submitError } = props;
  const total = quiz.questions.length;
  const [current, setCurrent] = useState<number>();
  const stops = quiz.questions.map(({ id, position }): QuestionStop => {
    const isDone = isQuestionAnswered(id, answers);
    const state = position === current ? 'current' : isDone ? 'done' : 'open';
    return { position, state, words: messages.states[isDone ? 'done' : state] };
  });
  return (
    <div className="ul-quiz">
      <div className="ul-quiz__head">
        <h1 className="ul-h1" tabIndex={-1}>
          {quiz.title}
        </h1>
        <p className="ul-muted">{messages.intro(total)}</p>
        <SaveSign
          noun={messages.saved}
          state={props.saveState}
          savedAt={props.savedAt}
          message={props.saveMessage}
          onRetry={props.onRetrySave}
          conflicts={props.conflicts}
          onResolve={props.onResolve}
        />
      </div>
      <div className="ul-quiz__main">
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
        {submitError && (
          <p className="ul-quiz__error ul-fault" role="alert">
            {submitError}
          </p>
        )}
        <SubmitBar {...props} />
      </div>
      <QuestionNav stops={stops}>
        <p className="ul-quiz__keys ul-small ul-muted ul-hide-mobile">
          <kbd className="ul-kbd">A</kbd>
          <kbd className="ul-kbd">D</kbd>
          <span>{messages.pickByKey}</span>
        </p>
      </QuestionNav>
    </div>
  );
}

function SubmitBar({ quiz, answers, isSubmitting, onSubmit }: QuizPlayerViewProps) {
  const total = quiz.questions.length;
  const done = countAnswered(quiz, answers);
  return (
    <div className="ul-card ul-action-bar">
      <div className="ul-row ul-gap-16">
        <div className="ul-quiz__route ul-hide-mobile">
          <MiniRoute done={done} total={total} aria-label={messages.answered(done, total)} />
        </div>
        <span className="ul-small ul-muted">{messages.answered(done, total)}</span>
      </div>
      <div className="ul-row ul-gap-12">
        {done < total && (
          <span className="ul-small ul-muted ul-hide-mobile">{messages.toGo(total - done)}</span>
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
