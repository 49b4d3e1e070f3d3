'use client';
import type { Schema } from '@uplink/api-client';
import { submissionPath } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import type { HomeworkInboxFilter } from '@uplink/api-client/react';
import { ChoiceFilter, useListSearch } from '@uplink/kit/lists';
import { SubmissionStatusBadge } from '@uplink/kit/work';
import type { DataColumn } from '@uplink/ui/data-table';
import type { InboxReader } from '../shared/inbox/claim-words.ts';
import { inboxMessages } from '../shared/inbox/inbox.messages.ts';
import type { InboxProps, InboxSearch } from '../shared/inbox/inbox.types.ts';
import { useInboxChoices } from '../shared/inbox/inbox-choices.controller.ts';
import { handedInColumn, reviewerColumn, workColumn } from '../shared/inbox/inbox-columns.tsx';
import { InboxFrame } from '../shared/inbox/inbox-frame.tsx';
import { useHomeworkInbox } from './homework-inbox.controller.ts';
import { homeworkInboxMessages } from './homework-inbox.messages.ts';

export interface HomeworkInboxSearch extends InboxSearch {
  /** Only homework of this kind. */
  type?: HomeworkInboxFilter['type'];
}

export type HomeworkInboxProps = InboxProps<HomeworkInboxSearch>;

type Item = Schema<'SubmissionListItem'>;

/** Homework handed in by the learners of a mentor's products; what waits longest comes first. */
export function HomeworkInbox({ search, onSearchChange }: HomeworkInboxProps) {
  const messages = useMessages(homeworkInboxMessages);
  const inboxTexts = useMessages(inboxMessages);
  const formats = useFormats();
  const inbox = useHomeworkInbox(search);
  const { filter } = useListSearch({ search, onSearchChange });
  return (
    <InboxFrame
      search={search}
      onSearchChange={onSearchChange}
      inbox={inbox}
      words={messages}
      filters={{
        choices: useInboxChoices('homework'),
        statuses: statuses.map((id) => ({ id, label: messages.states[id] })),
        counted: 'pending',
        others: (
          <ChoiceFilter
            label={messages.type}
            all={messages.types.all}
            options={types.map((id) => ({ id, label: messages.types[id] }))}
            value={search.type}
            onChange={(type) => filter({ type })}
          />
        ),
      }}
      columns={columnsFor(
        { ownUserId: inbox.ownUserId, now: new Date() },
        messages,
        inboxTexts,
        formats,
      )}
      rowKey={({ submissionId }) => submissionId}
      rowHref={hrefOf}
    />
  );
}

const types = ['UPLOAD', 'DIGITIZE'] as const;
const statuses = ['pending', 'needsRevision', 'complete'] as const;

const hrefOf = ({ homeworkId, submissionId }: Item) =>
  submissionPath('homeworks', homeworkId, submissionId);

const columnsFor = (
  reader: InboxReader,
  messages: typeof homeworkInboxMessages,
  inboxTexts: typeof inboxMessages,
  formats: Formats,
): DataColumn<Item>[] => [
  workColumn(hrefOf, inboxTexts),
  { id: 'product', label: messages.product, render: ({ lesson }) => lesson.product.name },
  handedInColumn(reader.now, inboxTexts, formats),
  reviewerColumn(reader, ({ status }) => status === 'pending', inboxTexts, formats),
  {
    id: 'status',
    label: messages.status,
    render: ({ status }) => <SubmissionStatusBadge status={status} isBare />,
  },
];
