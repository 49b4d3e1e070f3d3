import { useFormats, useMessages } from '@uplink/api-client/messages';
import type { NotReady } from '@uplink/api-client/react';
import { MiniRoute, RoutePath } from '@uplink/ui/route-path';
import type { ReactNode } from 'react';
import { questionMessages } from '../questions/question.messages.ts';
import { QuestionNav } from '../questions/question-nav.view.tsx';
import { reviewStop } from '../questions/review.rules.ts';
import { ReviewedQuestion } from '../questions/reviewed-question.view.tsx';
import { noResource } from '../states/no-resource.tsx';
import { NotReadyView } from '../states/not-ready.view.tsx';
import { Note } from '../states/note.tsx';
import { PageSkeleton } from '../states/page-skeleton.view.tsx';
import { FormerAnswer, QuizAttemptList } from './quiz-compare.view.tsx';
import type { QuizReviewReady } from './quiz-review.controller.ts';
import { quizReviewMessages } from './quiz-review.messages.ts';
import './quiz-review.css';

export interface QuizReviewViewProps {
  /** The review, or why there is none. */
  state: NotReady | QuizReviewReady;
  /** Who reads it: its words and marks speak to them. */
  reader: 'learner' | 'mentor';
  /** Beside the score: the ways on. */
  ways: (submission: QuizReviewReady['submission']) => ReactNode;
  /** Under the score: where the mentor writes. */
  feedback?: ReactNode;
  /** After the questions: what the quiz ended. */
  end?: ReactNode;
}

/** Score and route first, then each question with the answer, the right one, why and where. */
export function QuizReviewView({ state, reader, ways, feedback, end }: QuizReviewViewProps) {
  const messages = useMessages(quizReviewMessages);
  const questionTexts = useMessages(questionMessages);
  const formats = useFormats();
  if (state.status !== 'ready') return <QuizReviewNotReady state={state} />;
  const { submission, former } = state;
  const { summary, questions } = submission;
  const isOwn = reader === 'learner';
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
        <Score submission={submission}>{ways(submission)}</Score>
        {summary.feedbackMessage && (
          <Note className="ul-quiz-review__note">
            <b className="ul-strong">{isOwn ? messages.mentor : messages.sentFeedback}</b>
            <p className="ul-quiz-review__words">{summary.feedbackMessage}</p>
          </Note>
        )}
        {feedback}
        <QuizAttemptList {...state} />
        {questions.map((question) => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            total={questions.length}
            isOwn={isOwn}
          >
            <FormerAnswer submission={submission} former={former} questionId={question.id} />
          </ReviewedQuestion>
        ))}
        {end}
      </div>
      <QuestionNav stops={questions.map((item) => reviewStop(item, questionTexts))}>
        <p className="ul-paper__keys ul-small ul-muted">
          {messages.submitted(formats.dateTime(summary.submittedAt))}
        </p>
      </QuestionNav>
    </div>
  );
}

function QuizReviewNotReady({ state }: { state: NotReady }) {
  const messages = useMessages(quizReviewMessages);
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      empty={noResource({ title: messages.none, text: messages.noneText })}
      skeleton={
        <div className="ul-paper">
          <PageSkeleton heights={[96, 320]} />
        </div>
      }
    />
  );
}

/** A route has at most twelve hops with a number; a longer quiz shows its share. */
const mostHops = 12;

interface ScoreProps extends Pick<QuizReviewReady, 'submission'> {
  children: ReactNode;
}

function Score({ submission, children }: ScoreProps) {
  const messages = useMessages(quizReviewMessages);
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
              stateText: isCorrect ? messages.right : messages.wrong,
            }))}
          />
        )}
        <p className="ul-score__words ul-small ul-muted">{messages.words(total - score)}</p>
      </div>
      {children}
    </div>
  );
}
