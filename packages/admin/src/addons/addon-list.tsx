'use client';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { addonsQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, listState, type WordSearch } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Cover } from '@uplink/ui/cover';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AddonStatus } from './addon-status.tsx';
import { addonsMessages } from './addons.messages.ts';
import { CreateAddon } from './create-addon.tsx';
import './addons.css';

type Addon = Schema<'Addon'>;

export interface AddonListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: WordSearch;
  /** Told what to show instead. */
  onSearchChange: (search: WordSearch) => void;
  /** Where an add-on is edited. */
  hrefOf: (addonId: number) => string;
  /** Told the id of the new add-on. */
  onCreated: (addonId: number) => void;
}

/** The add-ons with what they sell and cost. */
export function AddonList({ search, onSearchChange, hrefOf, onCreated }: AddonListProps) {
  const messages = useMessages(addonsMessages);
  const formats = useAllFormats();
  const [isCreating, setCreating] = useState(false);
  const query = useHeldQuery(addonsQuery(useUplink(), search));
  return (
    <>
      <ListFrame<Addon, WordSearch>
        state={listState(query)}
        columns={columns(hrefOf, messages, formats)}
        rowHref={({ id }) => hrefOf(id)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.unit}
        empty={{ title: messages.emptyTitle, text: messages.emptyText }}
        create={
          <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setCreating(true)}>
            {messages.create}
          </Button>
        }
      />
      {isCreating && <CreateAddon onCreated={onCreated} onClose={() => setCreating(false)} />}
    </>
  );
}

const columns = (
  hrefOf: AddonListProps['hrefOf'],
  messages: typeof addonsMessages,
  formats: AllFormats,
): DataColumn<Addon>[] => [
  {
    id: 'name',
    label: messages.name,
    isRowHeader: true,
    render: ({ id, name, offer }) => (
      <span className="ul-addon-row">
        <span className="ul-addon-row__picture">
          {offer.image ? <img src={offer.image} alt="" /> : <Cover {...offer.cover} isBare />}
        </span>
        <Link href={hrefOf(id)}>{name}</Link>
      </span>
    ),
  },
  { id: 'product', label: messages.product, render: ({ product }) => product.name },
  {
    id: 'kind',
    label: messages.kindOf,
    render: ({ isCustom }) => messages.kinds[isCustom ? 'custom' : 'existing'],
  },
  { id: 'state', label: messages.state, render: (addon) => <AddonStatus addon={addon} /> },
  {
    id: 'price',
    label: messages.price,
    align: 'end',
    render: ({ checkoutPrice }) => <span className="ul-mono">{formats.money(checkoutPrice)}</span>,
  },
  {
    id: 'updatedAt',
    label: messages.changed,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{formats.date(updatedAt)}</time>,
  },
];
