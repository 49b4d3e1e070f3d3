'use client';
import type { Schema } from '@uplink/api-client';
import { submissionPath } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import type { DataColumn } from '@uplink/ui/data-table';
import { inboxMessages } from '../shared/inbox/inbox.messages.ts';
import type { InboxProps } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { handedInColumn, workColumn } from '../shared/inbox/inbox-columns.tsx';
import { InboxFrame } from '../shared/inbox/inbox-frame.tsx';
import { useQuizInbox } from './quiz-inbox.controller.ts';
import { quizInboxMessages } from './quiz-inbox.messages.ts';

export type QuizInboxProps = InboxProps;

type Item = Schema<'QuizSubmissionSummary'>;

/** Quizzes handed in by the learners of a mentor's products. */
export function QuizInbox({ search, onSearchChange }: QuizInboxProps) {
  const messages = useMessages(quizInboxMessages);
  const inboxTexts = useMessages(inboxMessages);
  const formats = useFormats();
  return (
    <InboxFrame
      search={search}
      onSearchChange={onSearchChange}
      inbox={useQuizInbox(search)}
      words={messages}
      filters={{ choices: useInboxChoices('all') }}
      columns={columnsFor(new Date(), messages, inboxTexts, formats)}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
    />
  );
}

const hrefOf = ({ quizId, id }: Item) => submissionPath('quizzes', quizId, id);

const columnsFor = (
  now: Date,
  messages: typeof quizInboxMessages,
  inboxTexts: typeof inboxMessages,
  formats: Formats,
): DataColumn<Item>[] => [
  workColumn(hrefOf, inboxTexts),
  { id: 'product', label: messages.product, render: ({ lesson }) => lesson.product.name },
  handedInColumn(now, inboxTexts, formats),
  {
    id: 'right',
    label: messages.right,
    align: 'end',
    render: ({ score, total }) => messages.score(score, total),
  },
  {
    id: 'feedback',
    label: messages.feedback,
    render: ({ feedbackMessage }) =>
      feedbackMessage === null ? (
        <span className="ul-muted">{messages.notGiven}</span>
      ) : (
        messages.given
      ),
  },
];
