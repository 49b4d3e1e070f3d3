import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { HomeworkInbox, HomeworkList } from '@uplink/learner/homeworks';
import { QuizInbox, QuizList } from '@uplink/learner/quizzes';
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
    productId: search.product,
    onProductChange: (product: number | undefined) => set({ ...search, product, page: undefined }),
  };
}

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
  return <InboxHomeworkPage />;
}

export function InboxHomeworkPage() {
  return (
    <Inbox title="Homework to review" current="homework">
      <HomeworkInbox {...useList()} />
    </Inbox>
  );
}

export function InboxQuizPage() {
  return (
    <Inbox title="Quizzes handed in" current="quiz">
      <QuizInbox {...useList()} />
    </Inbox>
  );
}

interface InboxProps {
  title: string;
  current: 'homework' | 'quiz';
  children: ReactNode;
}

/** Anybody may open the inbox; only a mentor has lists of work in it. */
function Inbox({ title, current, children }: InboxProps) {
  const isMentor = useQuery(meQuery(useUplink())).data?.roles.includes('mentor');
  return isMentor ? (
    <Page title={title} aside={<InboxLinks current={current} />}>
      {children}
    </Page>
  ) : (
    <Page title="Inbox">{children}</Page>
  );
}

function InboxLinks({ current }: Pick<InboxProps, 'current'>) {
  const look = (list: typeof current) =>
    list === current
      ? ({ variant: 'soft', 'aria-current': 'page' } as const)
      : ({ variant: 'quiet' } as const);
  return (
    <span className="ul-row ul-gap-8">
      <LinkButton size="sm" href="/inbox/homework" {...look('homework')}>
        Homework
      </LinkButton>
      <LinkButton size="sm" href="/inbox/quiz" {...look('quiz')}>
        Quizzes
      </LinkButton>
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
