'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { incidentsQuery, useUplink } from '@uplink/api-client/react';
import { ChoiceFilter, ListFrame, listState, useListSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Status } from '@uplink/ui/status';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { IncidentUpdate } from './incident-update.tsx';
import { NewIncident } from './new-incident.tsx';
import { statusMessages } from './status.messages.ts';
import type { IncidentListProps } from './status.types.ts';
import './status.css';

type Managed = Schema<'ManagedIncident'>;
const states = ['open', 'resolved'] as const;

/** Published incidents, each opening its updates. */
export function IncidentList({ search, onSearchChange }: IncidentListProps) {
  const messages = useMessages(statusMessages);
  const formats = useFormats();
  const { incidentId, ...filter } = search;
  const [isAdding, setAdding] = useState(false);
  const query = useHeldQuery(incidentsQuery(useUplink(), filter));
  const place = useListSearch({ search, onSearchChange });
  const open = (id: number | undefined) => onSearchChange({ ...search, incidentId: id });
  return (
    <>
      <ListFrame<Managed, typeof filter>
        state={listState(query)}
        columns={columnsFor(open, new Date(), messages, formats)}
        search={filter}
        onSearchChange={onSearchChange}
        hasWords={false}
        noun={messages.list}
        unit={messages.count}
        empty={{ title: messages.noMatch, text: messages.noMatchText }}
        filters={
          <ChoiceFilter
            label={messages.filter}
            all={messages.filters.all}
            options={states.map((id) => ({ id, label: messages.filters[id] }))}
            value={search.state}
            onChange={(state) => place.filter({ state })}
          />
        }
        create={
          <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setAdding(true)}>
            {messages.add}
          </Button>
        }
      />
      {isAdding && <NewIncident onClose={() => setAdding(false)} />}
      {incidentId !== undefined && (
        <IncidentUpdate incidentId={incidentId} onClose={() => open(undefined)} />
      )}
    </>
  );
}

const columnsFor = (
  open: (id: number) => void,
  now: Date,
  messages: typeof statusMessages,
  formats: Formats,
): DataColumn<Managed>[] => [
  {
    id: 'incident',
    label: messages.incident,
    isRowHeader: true,
    render: ({ incident: { id, title } }) => (
      <Button variant="link" onPress={() => open(id)}>
        {title}
      </Button>
    ),
  },
  {
    id: 'parts',
    label: messages.parts,
    render: ({ incident: { parts } }) =>
      parts.map((part) => messages.partNames[part]).join(', ') || messages.noParts,
  },
  {
    id: 'impact',
    label: messages.impact,
    render: ({ incident: { impact } }) => messages.impacts[impact],
  },
  {
    id: 'started',
    label: messages.started,
    render: ({ incident: { startedAt } }) => (
      <time dateTime={startedAt}>{formats.ago(startedAt, now)}</time>
    ),
  },
  {
    id: 'state',
    label: messages.state,
    render: ({ incident: { state } }) => (
      <Status kind={state === 'resolved' ? 'ok' : 'pending'} isBare>
        {messages.states[state]}
      </Status>
    ),
  },
];
