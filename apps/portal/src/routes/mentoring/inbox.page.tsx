import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { type InboxList, inboxLists } from '@uplink/api-client/domain';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { HomeworkInbox } from '@uplink/mentor/homeworks';
import { ApplicationInbox } from '@uplink/mentor/learning';
import { MilestoneInbox } from '@uplink/mentor/milestones';
import { QuizInbox } from '@uplink/mentor/quizzes';
import { LinkButton } from '@uplink/ui/button';
import type { ReactNode } from 'react';
import { ListPage } from '../shared/list-page.tsx';
import { readHomeworkInbox, readMilestoneInbox, readQuizInbox } from './inbox.search.ts';
import { useInbox } from './use-inbox.ts';

export function InboxPage() {
  const [first = 'homework'] = useLists();
  return first === 'homework' ? <InboxHomeworkPage /> : <Navigate to={`/inbox/${first}`} replace />;
}

export function InboxHomeworkPage() {
  return (
    <Inbox title="Homework to review" current="homework">
      <HomeworkInbox {...useInbox(readHomeworkInbox)} />
    </Inbox>
  );
}

export function InboxQuizPage() {
  return (
    <Inbox title="Quizzes handed in" current="quiz">
      <QuizInbox {...useInbox(readQuizInbox)} />
    </Inbox>
  );
}

export function InboxMilestonesPage() {
  return (
    <Inbox title="Milestones to review" current="milestones">
      <MilestoneInbox {...useInbox(readMilestoneInbox)} />
    </Inbox>
  );
}

export function InboxApplicationsPage() {
  return (
    <Inbox title="Applications" current="applications">
      <ApplicationInbox {...useInbox(readQuizInbox)} />
    </Inbox>
  );
}

interface InboxProps {
  title: string;
  current: InboxList;
  children: ReactNode;
}

function useLists(): readonly InboxList[] {
  const { data } = useQuery(meQuery(useUplink()));
  return inboxLists(data?.roles ?? []);
}

/** Anyone may open the inbox; who reviews nothing finds it plain and empty. */
function Inbox({ title, current, children }: InboxProps) {
  const lists = useLists();
  return (
    <ListPage
      title={lists.includes(current) ? title : 'Inbox'}
      aside={lists.length > 1 && <InboxLinks lists={lists} current={current} />}
    >
      {children}
    </ListPage>
  );
}

const labels = {
  homework: 'Homework',
  quiz: 'Quizzes',
  milestones: 'Milestones',
  applications: 'Applications',
};

interface InboxLinksProps {
  lists: readonly InboxList[];
  current: InboxList;
}

function InboxLinks({ lists, current }: InboxLinksProps) {
  return (
    <span className="ul-cluster">
      {lists.map((list) => (
        <LinkButton
          key={list}
          size="sm"
          href={`/inbox/${list}`}
          {...(list === current
            ? { variant: 'soft', 'aria-current': 'page' }
            : { variant: 'quiet' })}
        >
          {labels[list]}
        </LinkButton>
      ))}
    </span>
  );
}
