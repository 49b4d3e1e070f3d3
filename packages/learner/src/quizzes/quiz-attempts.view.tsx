import type { Schema } from '@uplink/api-client';
import { submissionPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { quizPlayerMessages } from './quiz-player.messages.ts';
import './quiz.css';

export interface QuizAttemptsProps {
  quiz: Schema<'LearnerQuiz'>;
}

/** What was handed in before, with the mentor's words about it; nothing at a first attempt. */
export function QuizAttempts({ quiz }: QuizAttemptsProps) {
  const messages = useMessages(quizPlayerMessages);
  const formats = useFormats();
  const { submissions, feedbackMessage } = quiz;
  if (submissions.length === 0) return null;
  const now = new Date();
  return (
    <Card isFlush className="ul-quiz__attempts" title={messages.attempts}>
      <ul className="ul-list">
        {submissions.map(({ id, quizId, score, total, submittedAt }) => (
          <li key={id}>
            <Link className="ul-listrow" href={submissionPath('quizzes', quizId, id)}>
              <span className="ul-grow ul-medium">{messages.attempt(score, total)}</span>
              <span className="ul-small ul-muted">{formats.ago(submittedAt, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {feedbackMessage && (
        <Note>
          <b className="ul-strong">{messages.mentor}</b>
          <p>{feedbackMessage}</p>
        </Note>
      )}
      <p className="ul-quiz__latest ul-small ul-muted">{messages.latestCounts}</p>
    </Card>
  );
}
