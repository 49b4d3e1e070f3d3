'use client';
import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { checkoutsQuery, useUplink } from '@uplink/api-client/react';
import {
  ListFrame,
  listState,
  SelectFilter,
  useListSearch,
  type WordSearch,
} from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { checkoutMessages } from './checkout.messages.ts';
import { conversionOf } from './checkout.rules.ts';
import { CheckoutStatus } from './checkout-status.tsx';
import { CreateCheckout } from './create-checkout.tsx';
import './checkout.css';

type Item = Schema<'ManagedCheckoutItem'>;

export interface CheckoutSearch extends WordSearch {
  state?: Schema<'CheckoutState'> | undefined;
}

export interface CheckoutListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: CheckoutSearch;
  /** Told what to show instead. */
  onSearchChange: (search: CheckoutSearch) => void;
  /** Where a checkout page is edited. */
  hrefOf: (checkoutId: number) => string;
  /** Told the id of the new page. */
  onCreated: (checkoutId: number) => void;
}

const states = ['draft', 'published', 'changed', 'unpublished'] as const;

/** The checkout pages with what came of them. */
export function CheckoutList({ search, onSearchChange, hrefOf, onCreated }: CheckoutListProps) {
  const messages = useMessages(checkoutMessages);
  const formats = useAllFormats();
  const [isCreating, setCreating] = useState(false);
  const { filter } = useListSearch({ search, onSearchChange });
  const query = useHeldQuery(checkoutsQuery(useUplink(), search));
  return (
    <>
      <ListFrame<Item, CheckoutSearch>
        state={listState(query)}
        columns={columns(hrefOf, messages, formats)}
        rowHref={({ id }) => hrefOf(id)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.unit}
        empty={{ title: messages.emptyTitle, text: messages.emptyText }}
        filters={
          <SelectFilter
            label={messages.state}
            all={messages.allStates}
            options={states.map((id) => ({ id, label: messages.states[id] }))}
            value={search.state}
            onChange={(state) => filter({ state })}
          />
        }
        create={
          <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setCreating(true)}>
            {messages.create}
          </Button>
        }
      />
      <p className="ul-small ul-muted">{messages.lastDays}</p>
      {isCreating && <CreateCheckout onCreated={onCreated} onClose={() => setCreating(false)} />}
    </>
  );
}

const columns = (
  hrefOf: CheckoutListProps['hrefOf'],
  messages: typeof checkoutMessages,
  formats: AllFormats,
): DataColumn<Item>[] => [
  {
    id: 'title',
    label: messages.title,
    isRowHeader: true,
    render: ({ id, title, uniqueId }) => (
      <span className="ul-checkout-name">
        <Link href={hrefOf(id)}>{title}</Link>
        <span className="ul-checkout-under ul-cap ul-muted ul-mono">/checkout/{uniqueId}</span>
      </span>
    ),
  },
  { id: 'product', label: messages.product, render: ({ product }) => product.name },
  { id: 'state', label: messages.state, render: ({ state }) => <CheckoutStatus state={state} /> },
  {
    id: 'views',
    label: messages.views,
    align: 'end',
    render: ({ figures }) => <span className="ul-mono">{formats.number(figures.views)}</span>,
  },
  {
    id: 'orders',
    label: messages.orders,
    align: 'end',
    render: ({ figures }) => <span className="ul-mono">{formats.number(figures.orders)}</span>,
  },
  {
    id: 'conversion',
    label: messages.conversion,
    align: 'end',
    render: ({ figures }) => <span className="ul-mono">{conversionOf(figures, formats)}</span>,
  },
  {
    id: 'updatedAt',
    label: messages.changed,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{formats.date(updatedAt)}</time>,
  },
];
