'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorExamsQuery, useUplink } from '@uplink/api-client/react';
import { useListSearch } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Pagination } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import { Status } from '@uplink/ui/status';
import { Plus } from 'lucide-react';
import { examsMessages } from './exams.messages.ts';
import './exams.css';

export interface ExamSearch {
  page?: number | undefined;
  search?: string | undefined;
}

export interface ExamListProps {
  /** Whether exams or SQCs are listed. */
  kind: Schema<'AssessmentKind'>;
  /** What is searched and filtered for; the address of the page can hold it. */
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
  const state = pageState(useHeldQuery(creatorExamsQuery(useUplink(), { kind, ...search })));
  const list = useListSearch<ExamSearch>({ search, onSearchChange });
  const create = (
    <LinkButton variant="primary" icon={<Icon as={Plus} />} href={hrefOf()}>
      {messages.create[kind]}
    </LinkButton>
  );
  return (
    <Card isFlush>
      <div className="ul-exams__head">
        <SearchField
          label={messages.search}
          isLabelHidden
          placeholder={messages.search}
          defaultValue={search.search ?? ''}
          onSubmit={(words) => list.filter({ search: words || undefined })}
          onClear={() => list.filter({ search: undefined })}
        />
        <LinkButton href={bankHref}>{messages.bank}</LinkButton>
        {create}
      </div>
      {state.status === 'ready' || state.status === 'loading' ? (
        <DataTable<Exam>
          label={messages.noun[kind]}
          columns={columnsFor(hrefOf, messages)}
          rows={state.status === 'ready' ? state.items : []}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
          isLoading={state.status === 'loading'}
        />
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun[kind]}
          skeleton={null}
          empty={
            list.filterCount > 0
              ? noContent({
                  title: messages.noMatch,
                  text: messages.noMatchText,
                  action: <Button onPress={list.clearFilters}>{messages.clear}</Button>,
                })
              : noContent({ title: messages.empty[kind], text: messages.emptyText, action: create })
          }
        />
      )}
      {state.status === 'ready' && (
        <Pagination {...state.paging} noun={messages.unit[kind]} onChange={list.onPageChange} />
      )}
    </Card>
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
