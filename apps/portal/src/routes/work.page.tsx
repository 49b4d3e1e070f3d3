import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { HomeworkInbox, HomeworkList } from '@uplink/learner/homeworks';
import { QuizInbox, QuizList } from '@uplink/learner/quizzes';
import { LinkButton } from '@uplink/ui/button';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { State } from '@uplink/ui/states';
import { Inbox } from 'lucide-react';
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
    onStatusChange: (status: string | undefined) => set({ status }),
  };
}

const states = [
  { id: 'all', label: 'All' },
  { id: 'notSubmitted,needsRevision', label: 'Open' },
  { id: 'pending', label: 'Pending' },
  { id: 'complete', label: 'Complete' },
] as const;

export function HomeworksPage() {
  const { onStatusChange, ...list } = useList();
  return (
    <Page title="Homeworks" filter={<StatusFilter value={list.status} onChange={onStatusChange} />}>
      <HomeworkList {...list} />
    </Page>
  );
}

export function QuizzesPage() {
  const { onStatusChange, ...list } = useList();
  return (
    <Page
      title="Quizzes"
      filter={<StatusFilter value={list.status} onChange={onStatusChange} hasPending={false} />}
    >
      <QuizList {...list} />
    </Page>
  );
}

function StatusFilter({
  value,
  onChange,
  hasPending = true,
}: {
  value: string | undefined;
  onChange: (status: string | undefined) => void;
  hasPending?: boolean;
}) {
  const options = states.filter(({ id }) => hasPending || id !== 'pending');
  const known = options.find(({ id }) => id === value)?.id ?? 'all';
  return (
    <SegmentedControl
      aria-label="Status"
      options={options}
      value={known}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}

export function InboxPage() {
  return <InboxHomeworkPage />;
}

export function InboxHomeworkPage() {
  const { onStatusChange, ...list } = useList();
  return (
    <InboxFrame title="Homework to review">
      <div className="ul-page-head">
        <StatusFilter value={list.status} onChange={onStatusChange} />
      </div>
      <HomeworkInbox {...list} />
    </InboxFrame>
  );
}

export function InboxQuizPage() {
  const { page, onPageChange } = useList();
  return (
    <InboxFrame title="Quizzes handed in">
      <QuizInbox page={page} onPageChange={onPageChange} />
    </InboxFrame>
  );
}

/** Anybody may open the inbox; only mentors have something in it. */
function InboxFrame({ title, children }: { title: string; children: ReactNode }) {
  const me = useQuery(meQuery(useUplink())).data;
  const isMentor = me?.roles.includes('mentor') ?? false;
  return (
    <Page
      title={title}
      filter={
        <span className="ul-row ul-gap-8">
          <LinkButton size="sm" href="/inbox/homework">
            Homework
          </LinkButton>
          <LinkButton size="sm" href="/inbox/quiz">
            Quizzes
          </LinkButton>
        </span>
      }
    >
      {isMentor ? (
        children
      ) : (
        <State art={<Inbox className="ul-icon" size={24} aria-hidden />} title="Nothing here">
          The inbox holds work for mentors to review.
        </State>
      )}
    </Page>
  );
}

function Page({
  title,
  filter,
  children,
}: {
  title: string;
  filter: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div className="ul-row ul-page-head" data-justify="between">
        <h1 className="ul-h1" tabIndex={-1}>
          {title}
        </h1>
        {filter}
      </div>
      <div className="ul-stack ul-gap-24 ul-page-body">{children}</div>
    </>
  );
}
