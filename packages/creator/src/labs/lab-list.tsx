'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorLabsQuery, readKey, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import {
  ChoiceFilter,
  ListFrame,
  listState,
  useListSearch,
  type WordSearch,
} from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button, IconButton, LinkButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Status } from '@uplink/ui/status';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LabForm } from './lab-form.tsx';
import { labsMessages } from './labs.messages.ts';
import './labs.css';

type Lab = Schema<'CreatorLab'>;

export interface LabSearch extends WordSearch {
  type?: 1 | 2 | 3 | undefined;
}

export interface LabListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: LabSearch;
  /** Told what to show instead. */
  onSearchChange: (search: LabSearch) => void;
  /** Where the stages of an individual lab are written. @default nowhere */
  stagesHref?: (labId: number) => string;
}

/** The practice labs someone authors: found, added, changed, deleted. */
export function LabList({ search, onSearchChange, stagesHref }: LabListProps) {
  const messages = useMessages(labsMessages);
  const { filter } = useListSearch({ search, onSearchChange });
  const [edited, setEdited] = useState<Lab | 'new'>();
  const [deleted, setDeleted] = useState<Lab>();
  const state = listState(useHeldQuery(creatorLabsQuery(useUplink(), search)));
  return (
    <>
      <ListFrame<Lab, LabSearch>
        state={state}
        columns={columnsFor({ onEdit: setEdited, onDelete: setDeleted, stagesHref }, messages)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.count}
        empty={{ title: messages.empty, text: messages.emptyText }}
        filters={
          <ChoiceFilter
            label={messages.type}
            all={messages.allTypes}
            options={types.map((id) => ({ id, label: messages.types[id] }))}
            value={search.type}
            onChange={(type) => filter({ type })}
          />
        }
        create={
          <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setEdited('new')}>
            {messages.create}
          </Button>
        }
      />
      {edited && (
        <LabForm lab={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted && <Deletion lab={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

const types = [1, 2, 3] as const;

function Deletion({ lab, onClose }: { lab: Lab; onClose: () => void }) {
  const messages = useMessages(labsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.DELETE('/creator/labs/{labId}', { params: { path: { labId: lab.id } } }),
        { rethrow: true },
      ),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: readKey('/creator/labs') });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      title={messages.deleteTitle(lab.title)}
      confirmLabel={messages.deleteConfirm}
      isDanger
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={mutate}
      onClose={onClose}
    >
      {messages.deleteText}
    </Confirm>
  );
}

interface RowActions extends Pick<LabListProps, 'stagesHref'> {
  onEdit: (lab: Lab) => void;
  onDelete: (lab: Lab) => void;
}

const columnsFor = (
  { onEdit, onDelete, stagesHref }: RowActions,
  messages: typeof labsMessages,
): DataColumn<Lab>[] => [
  { id: 'title', label: messages.title, isRowHeader: true, render: ({ title }) => title },
  { id: 'type', label: messages.type, render: ({ type }) => messages.types[type] },
  {
    id: 'vendor',
    label: messages.vendor,
    render: ({ vendor, vendorId }) => (
      <span>
        {vendor} <span className="ul-mono ul-muted">{vendorId}</span>
      </span>
    ),
  },
  { id: 'labs', label: messages.labs, align: 'end', render: ({ numberOfLabs }) => numberOfLabs },
  {
    id: 'questions',
    label: messages.questions,
    align: 'end',
    render: ({ numberOfQuestions }) => numberOfQuestions,
  },
  {
    id: 'state',
    label: messages.state,
    render: ({ isPublic }) => (
      <Status kind={isPublic ? 'ok' : 'down'} isBare>
        {isPublic ? messages.published : messages.draft}
      </Status>
    ),
  },
  {
    id: 'actions',
    label: messages.actions,
    isLabelHidden: true,
    align: 'end',
    render: (lab) => (
      <span className="ul-labs__actions ul-row ul-gap-4">
        {stagesHref && lab.type === 1 && (
          <LinkButton
            size="sm"
            variant="quiet"
            href={stagesHref(lab.id)}
            aria-label={messages.stagesOf(lab.title)}
          >
            {messages.stages}
          </LinkButton>
        )}
        <IconButton
          size="sm"
          variant="quiet"
          aria-label={messages.editOf(lab.title)}
          icon={<Icon as={Pencil} size={16} />}
          onPress={() => onEdit(lab)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          aria-label={messages.deleteOf(lab.title)}
          icon={<Icon as={Trash2} size={16} />}
          onPress={() => onDelete(lab)}
        />
      </span>
    ),
  },
];
