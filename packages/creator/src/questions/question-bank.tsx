'use client';
import type { Schema } from '@uplink/api-client';
import { questionTitle } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { type BankFilter, bankQuestionsQuery, useUplink } from '@uplink/api-client/react';
import { ChoiceFilter, ListFrame, listState, SelectFilter, useListSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { questionsMessages } from '../shared/questions/questions.messages.ts';
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
  const { types } = useMessages(questionsMessages);
  const query = useHeldQuery(bankQuestionsQuery(useUplink(), search));
  const { filter } = useListSearch<QuestionBankSearch>({ search, onSearchChange });
  const [isImporting, setImporting] = useState(false);
  const page = query.data;
  return (
    <>
      <ListFrame<Question, QuestionBankSearch>
        state={listState({ ...query, data: page && { data: page.data, paging: page.keyset } })}
        columns={columnsFor(hrefOf, messages, types)}
        rowHref={({ id }) => hrefOf(id)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.count}
        empty={{ title: messages.empty, text: messages.emptyText }}
        filters={
          <>
            <SelectFilter
              label={messages.topic}
              all={messages.allTopics}
              options={(page?.topics ?? []).map(({ topic, count }) => ({
                id: topic,
                label: `${topic} (${count})`,
              }))}
              value={search.topic}
              onChange={(topic) => filter({ topic })}
            />
            <ChoiceFilter
              label={messages.difficulty}
              all={messages.allDifficulties}
              options={difficulties.map((id) => ({ id, label: messages.difficulties[id] }))}
              value={search.difficulty}
              onChange={(difficulty) => filter({ difficulty })}
            />
          </>
        }
        create={
          <span className="ul-cluster">
            <Button icon={<Icon as={FileUp} />} onPress={() => setImporting(true)}>
              {messages.import}
            </Button>
            <LinkButton variant="primary" icon={<Icon as={Plus} />} href={hrefOf()}>
              {messages.create}
            </LinkButton>
          </span>
        }
      />
      {isImporting && <ImportToBank onClose={() => setImporting(false)} />}
    </>
  );
}

const ImportToBank = lazyView(async () => (await import('./import-to-bank.tsx')).ImportToBank);

const difficulties = [1, 2, 3] as const;

const columnsFor = (
  hrefOf: QuestionBankProps['hrefOf'],
  messages: typeof questionBankMessages,
  types: (typeof questionsMessages)['types'],
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
  { id: 'type', label: messages.type, render: ({ type }) => types[type] },
  { id: 'topic', label: messages.topic, render: ({ topic }) => topic },
  {
    id: 'difficulty',
    label: messages.difficulty,
    render: ({ difficulty }) => messages.difficulties[difficulty],
  },
  { id: 'weight', label: messages.weight, align: 'end', render: ({ weight }) => weight },
  { id: 'exams', label: messages.exams, align: 'end', render: ({ examCount }) => examCount },
];
