import { isAnswered } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { MiniRoute } from '@uplink/ui/route-path';
import { SaveSign } from '../shared/save-sign.tsx';
import { QuestionView } from './question.view.tsx';
import type { QuizPlayerReady } from './quiz-player.controller.ts';
import { messages } from './quiz-player.messages.ts';
import { countAnswered, noAnswer } from './quiz-player.rules.ts';
import './quiz.css';

export type QuizPlayerViewProps = Omit<QuizPlayerReady, 'status'>;

/** All questions on one page, where they stand, and one way to hand them in. */
export function QuizPlayerView(props: QuizPlayerViewProps) {
  const { quiz, answers, onAnswer, onSubmit, isSubmitting, submitError } = props;
  const total = quiz.questions.length;
  const done = countAnswered(quiz, answers);
  return (
    <div className="ul-quiz">
      <div>
        <div className="ul-quiz__head">
          <h1 className="ul-h1" tabIndex={-1}>
            {quiz.title}
          </h1>
          <p className="ul-muted">{messages.intro(total)}</p>
          <SaveSign
            noun="Answers"
            state={props.saveState}
            savedAt={props.savedAt}
            message={props.saveMessage}
            onRetry={props.onRetrySave}
            conflicts={props.conflicts}
            onResolve={props.onResolve}
          />
        </div>
        {quiz.questions.map((question) => (
          <QuestionView
            key={question.id}
            question={question}
            total={total}
            answer={answers.get(String(question.id))?.value ?? noAnswer}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        ))}
        {submitError && (
          <p className="ul-quiz__error ul-fault" role="alert">
            {submitError}
          </p>
        )}
        <div className="ul-card ul-action-bar">
          <div className="ul-row ul-gap-16">
            <div className="ul-quiz__route ul-hide-mobile">
              <MiniRoute done={done} total={total} aria-label={messages.answered(done, total)} />
            </div>
            <span className="ul-small ul-muted">{messages.answered(done, total)}</span>
          </div>
          <div className="ul-row ul-gap-12">
            {done < total && (
              <span className="ul-small ul-muted ul-hide-mobile">
                {messages.toGo(total - done)}
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
      </div>
      <aside className="ul-quiz__side">
        <Card>
          <h2 className="ul-h4 ul-quiz__side-title">Questions</h2>
          <nav className="ul-question-nav" aria-label="Questions">
            {quiz.questions.map(({ id, position }) => {
              const state = isAnswered(answers.get(String(id))?.value) ? 'done' : 'open';
              return (
                <a key={id} href={`#q${position}`} data-state={state}>
                  {position}
                  <span className="ul-sr">, {state === 'done' ? 'answered' : 'open'}</span>
                </a>
              );
            })}
          </nav>
        </Card>
      </aside>
    </div>
  );
}
