'use client';
import type { Schema } from '@uplink/api-client';
import { QUESTION_TYPE_LABELS, questionTitle } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { type BankFilter, bankQuestionsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { useListSearch } from '@uplink/kit/lists';
import { NotReadyView, noContent, useHeldQuery } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { StepPager } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Select } from '@uplink/ui/select';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { questionBankMessages } from './question-bank.messages.ts';
import './question-bank.css';

export type QuestionBankSearch = Pick<BankFilter, 'cursor' | 'search' | 'topic' | 'difficulty'>;

export interface QuestionBankProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: QuestionBankSearch;
  /** Told what to show instead. */
  onSearchChange: (search: QuestionBankSearch) => void;
  /** Where a question is edited; without an id, where one is created. */
  hrefOf: (id?: number) => string;
}

type Question = Schema<'BankQuestion'>;

/** The questions that exams are drawn from. */
export function QuestionBank({ search, onSearchChange, hrefOf }: QuestionBankProps) {
  const messages = useMessages(questionBankMessages);
  const query = useHeldQuery(bankQuestionsQuery(useUplink(), search));
  const list = useListSearch<QuestionBankSearch>({ search, onSearchChange });
  const page = query.data;
  const create = (
    <LinkButton variant="primary" icon={<Icon as={Plus} />} href={hrefOf()}>
      {messages.create}
    </LinkButton>
  );
  const [isImporting, setImporting] = useState(false);
  const step = (cursor: string | null) =>
    cursor === null ? undefined : () => list.onCursorChange(cursor);
  return (
    <Card isFlush>
      <div className="ul-bank__head">
        <SearchField
          label={messages.search}
          isLabelHidden
          placeholder={messages.search}
          defaultValue={search.search ?? ''}
          onSubmit={(words) => list.filter({ search: words || undefined })}
          onClear={() => list.filter({ search: undefined })}
        />
        <Select
          label={messages.topic}
          isLabelHidden
          options={topicOptions(page?.topics ?? [], messages)}
          value={search.topic ?? all}
          onChange={(topic) => list.filter({ topic: topic === all ? undefined : topic })}
        />
        <SegmentedControl
          aria-label={messages.difficulty}
          options={difficultyOptions(messages)}
          value={search.difficulty ? String(search.difficulty) : all}
          onChange={(id) =>
            list.filter({ difficulty: id === all ? undefined : (Number(id) as 1 | 2 | 3) })
          }
        />
        <Button icon={<Icon as={FileUp} />} onPress={() => setImporting(true)}>
          {messages.import}
        </Button>
        {create}
      </div>
      {page && page.data.length > 0 ? (
        <DataTable<Question>
          label={messages.noun}
          columns={columnsFor(hrefOf, messages)}
          rows={page.data}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(id)}
        />
      ) : (
        <NotReadyView
          state={page ? { status: 'empty' } : notReady(query)}
          noun={messages.noun}
          skeleton={null}
          empty={
            list.filterCount > 0
              ? noContent({
                  title: messages.noMatch,
                  text: messages.noMatchText,
                  action: <Button onPress={list.clearFilters}>{messages.clear}</Button>,
                })
              : noContent({ title: messages.empty, text: messages.emptyText, action: create })
          }
        />
      )}
      {page && (
        <div className="ul-bank__foot">
          <StepPager
            noun={messages.unit}
            count={messages.count(page.keyset.total)}
            onPrevious={step(page.keyset.previous)}
            onNext={step(page.keyset.next)}
          />
        </div>
      )}
      {isImporting && <ImportToBank onClose={() => setImporting(false)} />}
    </Card>
  );
}

const ImportToBank = lazyView(async () => (await import('./import-to-bank.tsx')).ImportToBank);

const all = 'all';
const difficultyOptions = (messages: typeof questionBankMessages) => [
  { id: all, label: messages.allDifficulties },
  ...([1, 2, 3] as const).map((id) => ({ id: String(id), label: messages.difficulties[id] })),
];

const topicOptions = (
  topics: readonly Schema<'BankTopic'>[],
  messages: typeof questionBankMessages,
) => [
  { id: all, label: messages.allTopics },
  ...topics.map(({ topic, count }) => ({ id: topic, label: `${topic} (${count})` })),
];

const columnsFor = (
  hrefOf: QuestionBankProps['hrefOf'],
  messages: typeof questionBankMessages,
): DataColumn<Question>[] => [
  {
    id: 'question',
    label: messages.question,
    isRowHeader: true,
    render: (one) => (
      <Link className="ul-bank__question" href={hrefOf(one.id)}>
        {questionTitle(one)}
      </Link>
    ),
  },
  { id: 'type', label: messages.type, render: ({ type }) => QUESTION_TYPE_LABELS[type] },
  { id: 'topic', label: messages.topic, render: ({ topic }) => topic },
  {
    id: 'difficulty',
    label: messages.difficulty,
    render: ({ difficulty }) => messages.difficulties[difficulty],
  },
  { id: 'weight', label: messages.weight, align: 'end', render: ({ weight }) => weight },
  { id: 'exams', label: messages.exams, align: 'end', render: ({ examCount }) => examCount },
];
