'use client';
import { useQuery } from '@tanstack/react-query';
import { formatAgo, lessonPath, submissionPath } from '@uplink/api-client/domain';
import {
  homeworkSubmissionsQuery,
  myHomeworksQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { Card } from '@uplink/ui/card';
import { Pagination } from '@uplink/ui/pagination';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { FileCheck, Inbox } from 'lucide-react';
import { Link } from 'react-aria-components';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { SubmissionStatusBadge } from '../shared/submission-status.tsx';

export interface HomeworkListProps {
  /** 0-based. */
  page: number;
  onPageChange: (page: number) => void;
  /** Only homework in these states, comma-joined. */
  status?: string | undefined;
}

const skeleton = <Skeleton height={320} />;

/** A learner's homework, what waits for them first. */
export function HomeworkList({ page, onPageChange, status }: HomeworkListProps) {
  const client = useUplink();
  const query = useQuery(myHomeworksQuery(client, { page, status }));
  if (!query.data) {
    return (
      <NotReadyView state={notReady(query)} noun="Your homework" empty={null} skeleton={skeleton} />
    );
  }
  const { data, paging } = query.data;
  if (data.length === 0) {
    return (
      <State art={<FileCheck className="ul-icon" size={24} aria-hidden />} title="No homework here">
        Homework appears with the lessons of your courses.
      </State>
    );
  }
  const now = new Date();
  return (
    <>
      <Card isFlush>
        <ul className="ul-list">
          {data.map(({ homeworkId, title, lesson, status: state, updatedAt }) => (
            <li key={homeworkId}>
              <Link
                className="ul-listrow"
                isDisabled={state === 'notAvailable'}
                href={lessonPath(lesson, 'homework')}
              >
                <span className="ul-grow">
                  <span className="ul-medium">{title}</span>
                  <span className="ul-list__sub ul-small ul-muted">
                    {lesson.product.name}
                    {updatedAt && `, ${formatAgo(updatedAt, now)}`}
                  </span>
                </span>
                <SubmissionStatusBadge status={state} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      <Pagination {...paging} noun="homeworks" onChange={onPageChange} />
    </>
  );
}

/** Homework handed in by the learners of a mentor's products; what waits longest comes first. */
export function HomeworkInbox({ page, onPageChange, status }: HomeworkListProps) {
  const client = useUplink();
  const query = useQuery(homeworkSubmissionsQuery(client, { page, status }));
  if (!query.data) {
    return (
      <NotReadyView state={notReady(query)} noun="The inbox" empty={null} skeleton={skeleton} />
    );
  }
  const { data, paging } = query.data;
  if (data.length === 0) {
    return (
      <State art={<Inbox className="ul-icon" size={24} aria-hidden />} title="Inbox is clear">
        No homework waits for you.
      </State>
    );
  }
  const now = new Date();
  return (
    <>
      <Card isFlush>
        <ul className="ul-list">
          {data.map(
            ({ submissionId, homeworkId, title, user, lesson, status: state, submittedAt }) => (
              <li key={submissionId}>
                <Link
                  className="ul-listrow"
                  href={submissionPath('homeworks', homeworkId, submissionId)}
                >
                  <span className="ul-grow">
                    <span className="ul-medium">{title}</span>
                    <span className="ul-list__sub ul-small ul-muted">
                      {user.name}, {lesson.product.name}
                      {submittedAt && `, ${formatAgo(submittedAt, now)}`}
                    </span>
                  </span>
                  <SubmissionStatusBadge status={state} />
                </Link>
              </li>
            ),
          )}
        </ul>
      </Card>
      <Pagination {...paging} noun="submissions" onChange={onPageChange} />
    </>
  );
}
