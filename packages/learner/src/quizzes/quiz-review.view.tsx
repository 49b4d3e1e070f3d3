import type { Schema } from '@uplink/api-client';
import { formatTimer, lessonPath } from '@uplink/api-client/domain';
import { LinkButton } from '@uplink/ui/button';
import { RoutePath } from '@uplink/ui/route-path';
import { Status } from '@uplink/ui/status';
import { ArrowRight, Circle, CircleCheck, CircleX } from 'lucide-react';
import { Link } from 'react-aria-components';
import { messages } from './quiz-player.messages.ts';
import './quiz.css';

export interface QuizReviewViewProps {
  submission: Schema<'QuizSubmission'>;
}

/** Score and route first, then each question with the own answer, the right one, why and where. */
export function QuizReviewView({ submission }: QuizReviewViewProps) {
  const { summary, questions, next, lessonRemaining } = submission;
  const wrong = summary.total - summary.score;
  return (
    <div>
      <div className="ul-card ul-score">
        <b>
          {summary.score} <small>of {summary.total}</small>
        </b>
        <div>
          <RoutePath
            aria-label={`${summary.score} of ${summary.total} right`}
            hops={questions.map(({ id, position, isCorrect }) => ({
              id,
              label: '',
              meta: String(position),
              state: isCorrect ? 'done' : 'fault',
            }))}
          />
          <p className="ul-small ul-muted">{messages.score(wrong)}</p>
        </div>
        {next && !next.isLocked ? (
          <LinkButton
            variant="primary"
            href={lessonPath(next.lesson)}
            endIcon={<ArrowRight className="ul-icon" size={18} />}
          >
            Next lesson
          </LinkButton>
        ) : (
          <LinkButton
            href={lessonPath(
              summary.lesson,
              lessonRemaining.includes('homework') ? 'homework' : undefined,
            )}
          >
            {lessonRemaining.includes('homework') ? 'Go to the homework' : 'Back to the lesson'}
          </LinkButton>
        )}
      </div>
      {summary.feedbackMessage && (
        <div className="ul-note">
          <b className="ul-strong">Your mentor</b>
          <p>{summary.feedbackMessage}</p>
        </div>
      )}
      {questions.map((question) => (
        <ReviewedQuestion key={question.id} question={question} total={questions.length} />
      ))}
    </div>
  );
}

function ReviewedQuestion({
  question,
  total,
}: {
  question: Schema<'ReviewedQuestion'>;
  total: number;
}) {
  return (
    <section className="ul-card ul-question">
      <div className="ul-row" data-justify="between">
        <p className="ul-question__n">
          {question.position} of {total}, {messages.kinds[question.type]}
        </p>
        <Status kind={question.isCorrect ? 'ok' : 'fault'} isBare>
          {question.isCorrect ? 'Right' : 'Wrong'}
        </Status>
      </div>
      {question.blank ? (
        <p className="ul-question__a ul-question__s">
          {question.blank.before}
          <span className="ul-blank" data-kind={question.isCorrect ? 'ok' : 'fault'}>
            {question.text || 'no answer'}
          </span>
          {!question.isCorrect && (
            <>
              <span className="ul-sr">, right is </span>
              <span className="ul-blank" data-kind="ok">
                {question.correctText}
              </span>
            </>
          )}
          {question.blank.after}
        </p>
      ) : (
        <>
          <h2 className="ul-question__t">{question.question}</h2>
          <ul className="ul-question__a">
            {question.answers.map((answer) => (
              <ReviewedAnswer key={answer.id} answer={answer} />
            ))}
          </ul>
        </>
      )}
      {(question.explanation || question.link) && (
        <div className="ul-why">
          {question.explanation && (
            <p>
              <b className="ul-strong">Why.</b> {question.explanation}
            </p>
          )}
          {question.link && (
            <Link className="ul-small" href={question.link}>
              {linkLabel(question.link)}
            </Link>
          )}
        </div>
      )}
    </section>
  );
}

function ReviewedAnswer({ answer }: { answer: Schema<'ReviewedAnswer'> }) {
  const { isPicked, isCorrect } = answer;
  const words = isPicked
    ? isCorrect
      ? 'Your answer, right'
      : 'Your answer, wrong'
    : isCorrect
      ? 'Right, not picked'
      : '';
  const kind = isCorrect ? 'ok' : isPicked ? 'fault' : undefined;
  const Icon = isCorrect ? CircleCheck : isPicked ? CircleX : Circle;
  return (
    <li className="ul-answer" data-kind={kind}>
      <Icon className="ul-icon" size={18} aria-hidden />
      <span className="ul-grow">{answer.answer}</span>
      {words && (
        <span className={`ul-small ul-medium ${kind === 'ok' ? 'ul-ok' : 'ul-fault'}`}>
          {words}
        </span>
      )}
    </li>
  );
}

function linkLabel(link: string): string {
  const position = /[?&]position=(\d+)/.exec(link)?.[1];
  return position === undefined ? 'Read again' : `Watch again at ${formatTimer(Number(position))}`;
}
