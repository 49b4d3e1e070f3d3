'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorExamsQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, type WordSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { Plus } from 'lucide-react';
import { examsMessages } from './exams.messages.ts';

export type ExamSearch = Pick<WordSearch, 'cursor' | 'search'>;

export interface ExamListProps {
  /** Whether exams or SQCs are listed. */
  kind: Schema<'AssessmentKind'>;
  /** What is searched for, and where the list continues; the address of the page can hold it. */
  search: ExamSearch;
  /** Told what to show instead. */
  onSearchChange: (search: ExamSearch) => void;
  /** Where one is edited; without an id, where one is created. */
  hrefOf: (id?: number) => string;
  /** Where the bank of questions is. */
  bankHref: string;
}

type Exam = Schema<'CreatorExamListItem'>;

/** The exams or SQC that someone owns. */
export function ExamList({ kind, search, onSearchChange, hrefOf, bankHref }: ExamListProps) {
  const messages = useMessages(examsMessages);
  return (
    <ListFrame<Exam, ExamSearch>
      state={listState(useHeldQuery(creatorExamsQuery(useUplink(), { kind, ...search })))}
      columns={columnsFor(hrefOf, messages)}
      rowHref={({ id }) => hrefOf(id)}
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun[kind]}
      unit={messages.listed[kind]}
      empty={{ title: messages.empty[kind], text: messages.emptyText }}
      create={
        <span className="ul-cluster">
          <LinkButton href={bankHref}>{messages.bank}</LinkButton>
          <LinkButton variant="primary" icon={<Icon as={Plus} />} href={hrefOf()}>
            {messages.create[kind]}
          </LinkButton>
        </span>
      }
    />
  );
}

const columnsFor = (
  hrefOf: ExamListProps['hrefOf'],
  messages: typeof examsMessages,
): DataColumn<Exam>[] => [
  {
    id: 'title',
    label: messages.title,
    isRowHeader: true,
    render: ({ id, title }) => <Link href={hrefOf(id)}>{title}</Link>,
  },
  {
    id: 'status',
    label: messages.status,
    render: ({ isPublic }) => (
      <Status kind={isPublic ? 'ok' : 'down'} isBare>
        {isPublic ? messages.published : messages.draft}
      </Status>
    ),
  },
  {
    id: 'questions',
    label: messages.questions,
    align: 'end',
    render: ({ questionCount }) => questionCount,
  },
  {
    id: 'attempts',
    label: messages.attempts,
    align: 'end',
    render: ({ attemptCount }) => attemptCount,
  },
];
