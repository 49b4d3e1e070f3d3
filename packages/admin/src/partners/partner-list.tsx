'use client';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { partnersQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, type WordSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button, IconButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { PartnerForm } from './partner-form.tsx';
import { PartnerKeys } from './partner-keys.tsx';
import { partnersMessages } from './partners.messages.ts';
import './partners.css';

type Partner = Schema<'ManagedPartner'>;

export interface PartnerListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: WordSearch;
  /** Told what to show instead. */
  onSearchChange: (search: WordSearch) => void;
}

type Asked = { partnerId: number; what: string } | 'new';

/** The other sites of the academy, with their keys and what each sold. */
export function PartnerList({ search, onSearchChange }: PartnerListProps) {
  const messages = useMessages(partnersMessages);
  const formats = useAllFormats();
  const [asked, setAsked] = useState<Asked>();
  const query = useHeldQuery(partnersQuery(useUplink(), search));
  const close = () => setAsked(undefined);
  const isNew = asked === 'new';
  const partner = isNew ? undefined : query.data?.data.find(({ id }) => id === asked?.partnerId);
  return (
    <>
      <ListFrame<Partner, WordSearch>
        state={listState(query)}
        columns={columns(setAsked, messages, formats)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.unit}
        empty={{ title: messages.emptyTitle, text: messages.emptyText }}
        create={
          <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setAsked('new')}>
            {messages.add}
          </Button>
        }
      />
      {isNew && <PartnerForm onClose={close} />}
      {partner && !isNew && asked?.what === 'edit' && (
        <PartnerForm partner={partner} onClose={close} />
      )}
      {partner && !isNew && asked?.what === 'keys' && (
        <PartnerKeys partner={partner} onClose={close} />
      )}
    </>
  );
}

const columns = (
  onAsk: (asked: Asked) => void,
  messages: typeof partnersMessages,
  formats: AllFormats,
): DataColumn<Partner>[] => [
  { id: 'name', label: messages.name, isRowHeader: true, render: ({ name }) => name },
  { id: 'sites', label: messages.sites, render: ({ origins }) => origins.join(', ') },
  {
    id: 'products',
    label: messages.products,
    render: ({ products }) =>
      products.length === 0 ? messages.everything : products.map(({ name }) => name).join(', '),
  },
  {
    id: 'keys',
    label: messages.keys,
    align: 'end',
    render: ({ keys }) => keys.filter(({ revokedAt }) => revokedAt === null).length,
  },
  {
    id: 'orders',
    label: messages.sold,
    align: 'end',
    render: ({ sales }) => <span className="ul-mono">{formats.number(sales.orders)}</span>,
  },
  {
    id: 'amount',
    label: messages.amount,
    align: 'end',
    render: ({ sales: { amounts } }) => (
      <span className="ul-mono">{amounts.map((amount) => formats.money(amount)).join(', ')}</span>
    ),
  },
  {
    id: 'actions',
    label: messages.actionsColumn,
    isLabelHidden: true,
    width: '48px',
    render: ({ id, name }) => (
      <Menu
        aria-label={messages.actions(name)}
        trigger={
          <IconButton
            size="sm"
            variant="quiet"
            aria-label={messages.actions(name)}
            icon={<Icon as={Ellipsis} size={18} />}
          />
        }
        groups={[
          [
            { id: 'edit', label: messages.editAction },
            { id: 'keys', label: messages.keysAction },
          ],
        ]}
        onAction={(what) => onAsk({ partnerId: id, what: String(what) })}
      />
    ),
  },
];
