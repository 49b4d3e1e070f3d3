import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { STAFF_ROLES } from '@uplink/api-client/domain';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { HomeworkInbox } from '@uplink/mentor/homeworks';
import { MilestoneInbox } from '@uplink/mentor/milestones';
import { QuizInbox } from '@uplink/mentor/quizzes';
import { LinkButton } from '@uplink/ui/button';
import type { ReactNode } from 'react';
import { ListPage } from '../shared/list-page.tsx';
import { readMilestoneSearch, readQuizSearch, readWorkSearch } from '../shared/work.search.ts';
import { useInbox } from './use-inbox.ts';

export function InboxPage() {
  const isMentor = useIsReviewer(['mentor']);
  const isStaff = useIsReviewer(STAFF_ROLES) && !isMentor;
  return isStaff ? <Navigate to="/inbox/milestones" replace /> : <InboxHomeworkPage />;
}

export function InboxHomeworkPage() {
  return (
    <Inbox title="Homework to review" current="homework">
      <HomeworkInbox {...useInbox(readWorkSearch)} />
    </Inbox>
  );
}

export function InboxQuizPage() {
  return (
    <Inbox title="Quizzes handed in" current="quiz">
      <QuizInbox {...useInbox(readQuizSearch)} />
    </Inbox>
  );
}

export function InboxMilestonesPage() {
  return (
    <Inbox title="Milestones to review" current="milestones">
      <MilestoneInbox {...useInbox(readMilestoneSearch)} />
    </Inbox>
  );
}

type Work = 'homework' | 'quiz' | 'milestones';

interface InboxProps {
  title: string;
  current: Work;
  children: ReactNode;
}

function useIsReviewer(reviewers: readonly string[]): boolean {
  const { data } = useQuery(meQuery(useUplink()));
  return data?.roles.some((role) => reviewers.includes(role)) ?? false;
}

/** Anybody may open the inbox; a mentor has lists of work in it, the staff the milestones. */
function Inbox({ title, current, children }: InboxProps) {
  const isMentor = useIsReviewer(['mentor']);
  const isStaff = useIsReviewer(STAFF_ROLES);
  if (isMentor) {
    return (
      <ListPage title={title} aside={<InboxLinks current={current} />}>
        {children}
      </ListPage>
    );
  }
  return (
    <ListPage title={isStaff && current === 'milestones' ? title : 'Inbox'}>{children}</ListPage>
  );
}

const lists: readonly [Work, string][] = [
  ['homework', 'Homework'],
  ['quiz', 'Quizzes'],
  ['milestones', 'Milestones'],
];

function InboxLinks({ current }: Pick<InboxProps, 'current'>) {
  return (
    <span className="ul-cluster">
      {lists.map(([list, label]) => (
        <LinkButton
          key={list}
          size="sm"
          href={`/inbox/${list}`}
          {...(list === current
            ? { variant: 'soft', 'aria-current': 'page' }
            : { variant: 'quiet' })}
        >
          {label}
        </LinkButton>
      ))}
    </span>
  );
}
