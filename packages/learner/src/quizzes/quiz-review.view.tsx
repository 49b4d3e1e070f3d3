import { lessonPath } from '@uplink/api-client/domain';
import { LinkButton } from '@uplink/ui/button';
import { MiniRoute, RoutePath } from '@uplink/ui/route-path';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { QuestionNav } from '../shared/questions/question-nav.view.tsx';
import { reviewStop, submittedWhen } from '../shared/questions/review.rules.ts';
import { ReviewedQuestion } from '../shared/questions/reviewed-question.view.tsx';
import { FormerAnswer, QuizAttemptList } from './quiz-compare.view.tsx';
import { QuizFeedback } from './quiz-feedback.view.tsx';
import type { QuizReviewReady } from './quiz-review.controller.ts';
import { messages } from './quiz-review.messages.ts';
import { wayOn } from './quiz-review.rules.ts';

export type QuizReviewViewProps = Omit<QuizReviewReady, 'status'>;

/** Score and route first, then each question with the answer, the right one, why and where. */
export function QuizReviewView(props: QuizReviewViewProps) {
  const { submission, isOwn } = props;
  const { summary, questions } = submission;
  return (
    <div className="ul-paper">
      <div className="ul-paper__head">
        <p className="ul-eyebrow">
          {summary.lesson.product.name}, {summary.lesson.name}
        </p>
        <h1 className="ul-h1" tabIndex={-1}>
          {summary.title}
        </h1>
        {!isOwn && <p className="ul-muted">{messages.handedInBy(summary.user.name)}</p>}
      </div>
      <div className="ul-paper__main">
        <Score {...props} />
        <QuizFeedback {...props} />
        <QuizAttemptList {...props} />
        {questions.map((question) => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            total={questions.length}
            isOwn={isOwn}
          >
            <FormerAnswer submission={submission} former={props.former} questionId={question.id} />
          </ReviewedQuestion>
        ))}
      </div>
      <QuestionNav stops={questions.map(reviewStop)}>
        <p className="ul-paper__keys ul-small ul-muted">
          {messages.submitted(submittedWhen(summary.submittedAt))}
        </p>
      </QuestionNav>
    </div>
  );
}

/** A route has at most twelve hops with a number; a longer quiz shows its share. */
const mostHops = 12;

function Score({ submission, isOwn }: QuizReviewViewProps) {
  const { summary, questions } = submission;
  const { score, total } = summary;
  const label = messages.score(score, total);
  return (
    <div className="ul-card ul-score">
      <b>
        {score} <small>{messages.ofTotal(total)}</small>
      </b>
      <div>
        {questions.length > mostHops ? (
          <MiniRoute done={score} total={total} aria-label={label} />
        ) : (
          <RoutePath
            aria-label={label}
            hops={questions.map(({ id, position, isCorrect }) => ({
              id,
              label: '',
              meta: String(position),
              state: isCorrect ? 'done' : 'fault',
            }))}
          />
        )}
        <p className="ul-score__words ul-small ul-muted">{messages.words(total - score)}</p>
      </div>
      {isOwn ? <Ways submission={submission} /> : <InboxLink />}
    </div>
  );
}

function Ways({ submission }: Pick<QuizReviewViewProps, 'submission'>) {
  const { label, href, isNext } = wayOn(submission);
  return (
    <div className="ul-stack ul-gap-8">
      <LinkButton
        isBlock
        href={href}
        {...(isNext && {
          variant: 'primary',
          endIcon: <ArrowRight className="ul-icon" size={18} />,
        })}
      >
        {label}
      </LinkButton>
      <LinkButton isBlock variant="quiet" href={lessonPath(submission.summary.lesson, 'quiz')}>
        {messages.again}
      </LinkButton>
    </div>
  );
}

function InboxLink() {
  return (
    <Link className="ul-lone-link" href="/inbox/quiz">
      {messages.inbox}
    </Link>
  );
}
