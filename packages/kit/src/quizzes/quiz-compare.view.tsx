import { submissionPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { LazySelect } from '../lists/lazy-select.tsx';
import type { QuizReviewReady } from './quiz-review.controller.ts';
import { quizReviewMessages } from './quiz-review.messages.ts';
import { formerAnswer } from './quiz-review.rules.ts';
import './quiz-review.css';

type CompareProps = Pick<QuizReviewReady, 'submission' | 'formerId' | 'onCompare'>;

const none = 'none';

/** All attempts at a quiz, and which of them is shown beside this one; nothing when there is one. */
export function QuizAttemptList({ submission, formerId, onCompare }: CompareProps) {
  const messages = useMessages(quizReviewMessages);
  const formats = useFormats();
  const { attempts, summary } = submission;
  if (attempts.length < 2) return null;
  const now = new Date();
  const name = (index: number) => messages.attempt(attempts.length - index);
  return (
    <Card
      isFlush
      className="ul-quiz-review__attempts"
      title={messages.attempts}
      aside={
        <LazySelect
          label={messages.compare}
          isLabelHidden
          options={[
            { id: none, label: messages.compareNone },
            ...attempts.flatMap(({ id }, index) =>
              id === summary.id ? [] : [{ id: String(id), label: messages.beside(name(index)) }],
            ),
          ]}
          value={String(formerId ?? none)}
          onChange={(id) => onCompare(id === none ? undefined : Number(id))}
        />
      }
    >
      <ul className="ul-list">
        {attempts.map(({ id, quizId, score, total, submittedAt }, index) => (
          <li key={id}>
            <Link
              className="ul-listrow"
              href={submissionPath('quizzes', quizId, id)}
              {...(id === summary.id && { 'aria-current': 'page' })}
            >
              <span className="ul-grow">
                <span className="ul-medium">{name(index)}</span>
                <span className="ul-list__sub ul-small ul-muted">
                  {id === summary.id ? messages.shown : formats.ago(submittedAt, now)}
                </span>
              </span>
              <span className="ul-small ul-mono ul-none">{messages.score(score, total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export interface FormerAnswerProps extends Pick<QuizReviewReady, 'submission' | 'former'> {
  questionId: number;
}

/** What another attempt answered to a question; nothing while none is compared. */
export function FormerAnswer({ submission, former, questionId }: FormerAnswerProps) {
  const messages = useMessages(quizReviewMessages);
  if (!former) return null;
  const { attempts } = submission;
  const index = attempts.findIndex(({ id }) => id === former.summary.id);
  const attempt = messages.attempt(attempts.length - index);
  const answer = formerAnswer(former, questionId, messages);
  return (
    <p className="ul-row ul-quiz-review__former" data-justify="between">
      <span className="ul-small ul-quiz-review__words">
        <b className="ul-strong">{messages.inAttempt(attempt)}</b>{' '}
        {answer ? answer.words : messages.notAsked}
      </span>
      {answer && (
        <Status kind={answer.isCorrect ? 'ok' : 'fault'} isBare>
          {answer.isCorrect ? messages.right : messages.wrong}
        </Status>
      )}
    </p>
  );
}
