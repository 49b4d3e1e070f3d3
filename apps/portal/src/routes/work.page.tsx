import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { STAFF_ROLES } from '@uplink/api-client/domain';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { HomeworkList } from '@uplink/learner/homeworks';
import { QuizList } from '@uplink/learner/quizzes';
import { HomeworkInbox, type HomeworkInboxSearch } from '@uplink/mentor/homeworks';
import { MilestoneInbox, type MilestoneInboxSearch } from '@uplink/mentor/milestones';
import { QuizInbox } from '@uplink/mentor/quizzes';
import { LinkButton } from '@uplink/ui/button';
import type { ReactNode } from 'react';
import type { WorkSearch } from './work.search.ts';

function useList() {
  const search: WorkSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (next: WorkSearch) => void navigate({ to: '.', search: () => next });
  return {
    page: search.page ?? 0,
    status: search.status,
    onPageChange: (page: number) => set({ ...search, page: page || undefined }),
    onStatusChange: (status: string | undefined) => set({ ...search, status, page: undefined }),
  };
}

/** The filters of an inbox stand in the address: a reload and the way back keep them. */
function useInbox() {
  const search: WorkSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { product, user, cohort, size, kind, ...rest } = search;
  return {
    search: {
      ...rest,
      productId: product,
      userId: user,
      cohortId: cohort,
      pageSize: size,
      type: kind,
    },
    onSearchChange: ({ productId, userId, cohortId, pageSize, type, page, ...next }: Inboxes) =>
      void navigate({
        to: '.',
        search: (): WorkSearch => ({
          ...next,
          page: page || undefined,
          product: productId,
          user: userId,
          cohort: cohortId,
          size: pageSize,
          kind: type,
        }),
      }),
  };
}

type Inboxes = HomeworkInboxSearch & MilestoneInboxSearch;

export function HomeworksPage() {
  return (
    <Page title="Homeworks">
      <HomeworkList {...useList()} />
    </Page>
  );
}

export function QuizzesPage() {
  return (
    <Page title="Quizzes">
      <QuizList {...useList()} />
    </Page>
  );
}

export function InboxPage() {
  const isMentor = useIsReviewer(['mentor']);
  const isStaff = useIsReviewer(STAFF_ROLES) && !isMentor;
  return isStaff ? <Navigate to="/inbox/milestones" replace /> : <InboxHomeworkPage />;
}

export function InboxHomeworkPage() {
  return (
    <Inbox title="Homework to review" current="homework">
      <HomeworkInbox {...useInbox()} />
    </Inbox>
  );
}

export function InboxQuizPage() {
  return (
    <Inbox title="Quizzes handed in" current="quiz">
      <QuizInbox {...useInbox()} />
    </Inbox>
  );
}

export function InboxMilestonesPage() {
  return (
    <Inbox title="Milestones to review" current="milestones">
      <MilestoneInbox {...useInbox()} />
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
      <Page title={title} aside={<InboxLinks current={current} />}>
        {children}
      </Page>
    );
  }
  return <Page title={isStaff && current === 'milestones' ? title : 'Inbox'}>{children}</Page>;
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

function Page({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="ul-row ul-page-head" data-justify="between">
        <h1 className="ul-h1" tabIndex={-1}>
          {title}
        </h1>
        {aside}
      </div>
      <div className="ul-stack ul-gap-24 ul-page-body">{children}</div>
    </>
  );
}
