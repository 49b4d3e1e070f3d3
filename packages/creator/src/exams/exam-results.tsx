import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { creatorExamResultsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Skeleton } from '@uplink/ui/skeleton';
import { examsMessages } from './exams.messages.ts';

export interface ExamResultsProps {
  examId: number;
}

type Item = Schema<'ExamItemStatistics'>;

const columnsOf = (messages: typeof examsMessages, formats: AllFormats): DataColumn<Item>[] => [
  {
    id: 'question',
    label: messages.question,
    isRowHeader: true,
    render: ({ question }) => question,
  },
  { id: 'asked', label: messages.asked, align: 'end', render: ({ asked }) => asked },
  {
    id: 'difficulty',
    label: messages.difficulty,
    align: 'end',
    render: ({ difficulty }) => `${Math.round(difficulty * 100)}%`,
  },
  {
    id: 'discrimination',
    label: messages.discrimination,
    align: 'end',
    render: ({ discrimination }) =>
      discrimination === null ? (
        <span className="ul-muted">{messages.tooFew}</span>
      ) : (
        formats.decimal(discrimination, 2)
      ),
  },
];

/** How all attempts at an exam ended, and how each of its questions did. */
export function ExamResults({ examId }: ExamResultsProps) {
  const messages = useMessages(examsMessages);
  const formats = useAllFormats();
  const query = useQuery(creatorExamResultsQuery(useUplink(), examId));
  if (!query.data)
    return (
      <Card title={messages.results}>
        <NotReadyView
          state={notReady(query)}
          noun={messages.results}
          skeleton={<Skeleton height={80} />}
        />
      </Card>
    );
  const { attempts, passed, averagePercent, items } = query.data;
  if (attempts === 0 || averagePercent === null)
    return (
      <Card title={messages.results}>
        <p className="ul-small ul-muted">{messages.noResults}</p>
      </Card>
    );
  return (
    <Card title={messages.results} isFlush>
      <p className="ul-small ul-exams__sum">
        {messages.resultsOf(attempts, passed, averagePercent)}
      </p>
      <DataTable<Item>
        label={messages.results}
        columns={columnsOf(messages, formats)}
        rows={items}
        rowKey={({ questionId }) => questionId}
      />
    </Card>
  );
}
