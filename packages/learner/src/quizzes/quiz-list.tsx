'use client';
import { useQuery } from '@tanstack/react-query';
import { lessonPath, submissionPath } from '@uplink/api-client/domain';
import {
  myQuizzesQuery,
  notReady,
  quizSubmissionsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { Inbox } from 'lucide-react';
import { Link } from 'react-aria-components';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { SubmissionStatusBadge } from '../shared/submission-status.tsx';

export interface QuizListProps {
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
  /** Only quizzes in this state. */
  status?: string | undefined;
}

const skeleton = <Skeleton height={320} />;

/** A learner's quizzes, open ones first. */
export function QuizList({ page, onPageChange, status }: QuizListProps) {
  const client = useUplink();
  const query = useQuery(myQuizzesQuery(client, { page, status }));
  if (!query.data) {
    return (
      <NotReadyView state={notReady(query)} noun="Your quizzes" empty={null} skeleton={skeleton} />
    );
  }
  const { data, paging } = query.data;
  if (data.length === 0)
    return <State title="No quizzes here">Quizzes appear with the lessons of your courses.</State>;
  return (
    <>
      <Card isFlush>
        <ul className="ul-list">
          {data.map(({ quizId, title, lesson, questionCount, status: state, submission }) => (
            <li key={quizId}>
              <Link
                className="ul-listrow"
                isDisabled={state === 'notAvailable'}
                href={
                  submission
                    ? submissionPath('quizzes', quizId, submission.id)
                    : lessonPath(lesson, 'quiz')
                }
              >
                <span className="ul-grow">
                  <span className="ul-medium">{title}</span>
                  <span className="ul-list__sub ul-small ul-muted">
                    {lesson.product.name}, {questionCount} questions
                    {submission && `, ${submission.score} of ${submission.total} right`}
                  </span>
                </span>
                <SubmissionStatusBadge status={state} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Pagination {...paging} noun="quizzes" onChange={onPageChange} />
    </>
  );
}

/** Quizzes handed in by the learners of a mentor's products. */
export function QuizInbox({ page, onPageChange }: QuizListProps) {
  const client = useUplink();
  const query = useQuery(quizSubmissionsQuery(client, { page }));
  if (!query.data) {
    return (
      <NotReadyView state={notReady(query)} noun="The inbox" empty={null} skeleton={skeleton} />
    );
  }
  const { data, paging } = query.data;
  if (data.length === 0) {
    return (
      <State art={<Inbox className="ul-icon" size={24} aria-hidden />} title="Inbox is clear">
        No quiz was handed in yet.
      </State>
    );
  }
  return (
    <>
      <Card isFlush>
        <ul className="ul-list">
          {data.map(({ id, quizId, title, user, lesson, score, total }) => (
            <li key={id}>
              <Link className="ul-listrow" href={submissionPath('quizzes', quizId, id)}>
                <span className="ul-grow">
                  <span className="ul-medium">{title}</span>
                  <span className="ul-list__sub ul-small ul-muted">
                    {user.name}, {lesson.product.name}
                  </span>
                </span>
                <span className="ul-small ul-mono">
                  {score} of {total}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Pagination {...paging} noun="submissions" onChange={onPageChange} />
    </>
  );
}
