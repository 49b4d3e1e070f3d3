import type { Schema } from '@uplink/api-client';
import { examPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { PlainRow } from '@uplink/kit/lists';
import { QuestionNav, questionMessages, ReviewedQuestion, reviewStop } from '@uplink/kit/questions';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { MiniRoute } from '@uplink/ui/route-path';
import { Status } from '@uplink/ui/status';
import { examIntroMessages } from './exam-intro.messages.ts';
import { placeOf } from './exam-intro.rules.ts';
import type { ExamResultsReady } from './exam-results.controller.ts';
import { examResultsMessages } from './exam-results.messages.ts';
import { finishedWhen, wayOnOf } from './exam-results.rules.ts';
import { PracticalPart } from './practical-part.tsx';
import './exam.css';

export type ExamResultsViewProps = Omit<ExamResultsReady, 'status'>;

/** Score and way on, topics and attempts, then each question where the answers are shown. */
export function ExamResultsView({ results }: ExamResultsViewProps) {
  const questionTexts = useMessages(questionMessages);
  const messages = useMessages(examResultsMessages);
  const introMessages = useMessages(examIntroMessages);
  const { exam, topics, questions, attempts } = results;
  return (
    <div className="ul-paper" data-single={questions === null || undefined}>
      <div className="ul-paper__head">
        <p className="ul-eyebrow">{placeOf(exam, introMessages)}</p>
        <h1 className="ul-h1" tabIndex={-1}>
          {exam.title}
        </h1>
      </div>
      <div className="ul-paper__main">
        <Score {...results} />
        <PracticalPart exam={exam} />
        <Card isFlush title={messages.topics} className="ul-exam-card">
          <ul className="ul-list">
            {topics.map((topic) => (
              <TopicRow key={topic.topic} topic={topic} />
            ))}
          </ul>
        </Card>
        <Card isFlush title={messages.attempts} className="ul-exam-card">
          <ul className="ul-list">
            {attempts.map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        </Card>
        {questions === null && results.attempt.ungraded === 0 && (
          <p className="ul-muted">{messages.hidden[exam.answersShown]}</p>
        )}
        {questions?.map(({ topic, question }) => (
          <ReviewedQuestion
            key={question.id}
            question={question}
            total={questions.length}
            detail={topic}
            isOwn
          />
        ))}
      </div>
      {questions && (
        <QuestionNav stops={questions.map(({ question }) => reviewStop(question, questionTexts))} />
      )}
    </div>
  );
}

function Score({ exam, attempt }: Schema<'ExamResults'>) {
  const messages = useMessages(examResultsMessages);
  const formats = useFormats();
  const { action, words } = wayOnOf(exam, messages, formats);
  return (
    <div className="ul-card ul-score">
      <b>
        {attempt.score} <small>{messages.ofTotal(attempt.total)}</small>
      </b>
      <div>
        <Outcome attempt={attempt} />
        <p className="ul-score__words ul-medium">
          {messages.score(attempt.percent, exam.passPercent)}
        </p>
        <p className="ul-small ul-muted">{finishedWhen(attempt, messages, formats)}</p>
        {attempt.ungraded > 0 && (
          <p className="ul-small ul-muted">{messages.stillGrading(attempt.ungraded)}</p>
        )}
        {words && attempt.ungraded === 0 && <p className="ul-small ul-muted">{words}</p>}
      </div>
      <div className="ul-stack ul-gap-8">
        {action && (
          <LinkButton isBlock variant="primary" href={action.href}>
            {action.label}
          </LinkButton>
        )}
        <LinkButton isBlock variant={action ? 'quiet' : 'secondary'} href={examPath()}>
          {messages.list}
        </LinkButton>
      </div>
    </div>
  );
}

function Outcome(props: { attempt: Schema<'ExamAttemptSummary'>; isBare?: boolean }) {
  const messages = useMessages(examResultsMessages);
  const { passed, ungraded } = props.attempt;
  const [kind, words] = passed
    ? (['ok', messages.passed] as const)
    : (['fault', messages.failed] as const);
  return (
    <Status kind={ungraded > 0 ? 'pending' : kind} isBare={props.isBare ?? false}>
      {ungraded > 0 ? messages.grading : words}
    </Status>
  );
}

function TopicRow({ topic }: { topic: Schema<'ExamTopic'> }) {
  const messages = useMessages(examResultsMessages);
  const { right, questions, score, total } = topic;
  return (
    <PlainRow title={topic.topic}>
      <span className="ul-exam-topic__route ul-hide-mobile">
        <MiniRoute done={right} total={questions} aria-label={messages.right(right, questions)} />
      </span>
      <span className="ul-exam-topic__figure ul-small ul-muted ul-none">
        {messages.right(right, questions)}
      </span>
      <span className="ul-exam-topic__figure ul-small ul-mono ul-none">
        {messages.points(score, total)}
      </span>
    </PlainRow>
  );
}

function AttemptRow({ attempt }: { attempt: Schema<'ExamAttemptSummary'> }) {
  const messages = useMessages(examResultsMessages);
  const formats = useFormats();
  return (
    <li className="ul-listrow">
      <span className="ul-grow">
        <span className="ul-medium">{messages.attempt(attempt.number)}</span>
        <span className="ul-list__sub ul-small ul-muted">
          {finishedWhen(attempt, messages, formats)}
        </span>
      </span>
      <span className="ul-small ul-mono ul-none">{messages.percent(attempt.percent)}</span>
      <Outcome attempt={attempt} isBare />
    </li>
  );
}
