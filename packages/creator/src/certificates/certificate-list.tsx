'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { creatorDiplomasQuery, useUplink } from '@uplink/api-client/react';
import {
  ChoiceFilter,
  ListFrame,
  listState,
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
import { certificatesMessages } from './certificates.messages.ts';
import { CreateCertificate } from './create-certificate.tsx';

type Item = Schema<'CreatorDiplomaItem'>;

export interface CertificateSearch extends WordSearch {
  type?: 1 | 2 | 3 | undefined;
}

export interface CertificateListProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: CertificateSearch;
  /** Told what to show instead. */
  onSearchChange: (search: CertificateSearch) => void;
  /** Opens the editor of one that was created here. */
  onCreated: (path: string) => void;
}

/** Where a certificate is edited. */
export const certificatePath = ({ type, id }: { type: number; id: number }) =>
  `/creator/certifications/${type}/${id}`;

/** The certificates and awards someone authors, eight to a page. */
export function CertificateList({ search, onSearchChange, onCreated }: CertificateListProps) {
  const messages = useMessages(certificatesMessages);
  const formats = useFormats();
  const [isCreating, setCreating] = useState(false);
  const { filter } = useListSearch({ search, onSearchChange });
  const state = listState(useHeldQuery(creatorDiplomasQuery(useUplink(), search)));
  return (
    <>
      <ListFrame<Item, CertificateSearch>
        state={state}
        columns={columnsOf(messages, formats)}
        rowHref={certificatePath}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.count}
        empty={{ title: messages.empty, text: messages.emptyText }}
        filters={
          <ChoiceFilter
            label={messages.type}
            all={messages.all}
            options={types.map((id) => ({ id, label: messages.shortTypes[id] }))}
            value={search.type}
            onChange={(type) => filter({ type })}
          />
        }
        create={
          <Button variant="primary" icon={<Icon as={Plus} />} onPress={() => setCreating(true)}>
            {messages.create}
          </Button>
        }
      />
      {isCreating && (
        <CreateCertificate
          onCreated={(made) => onCreated(certificatePath(made))}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

const types = [1, 2, 3] as const;

const columnsOf = (messages: typeof certificatesMessages, formats: Formats): DataColumn<Item>[] => [
  {
    id: 'name',
    label: messages.name,
    isRowHeader: true,
    render: (item) => <Link href={certificatePath(item)}>{item.name}</Link>,
  },
  { id: 'type', label: messages.type, render: ({ type }) => messages.types[type] },
  {
    id: 'products',
    label: messages.products,
    render: ({ products }) => products.map(({ name }) => name).join(', '),
  },
  {
    id: 'reference',
    label: messages.reference,
    render: ({ referencePrefix }) => <span className="ul-mono">{referencePrefix}</span>,
  },
  {
    id: 'issued',
    label: messages.issued,
    align: 'end',
    render: ({ issuedCount }) => formats.number(issuedCount),
  },
  { id: 'changed', label: messages.changed, render: ({ updatedAt }) => formats.date(updatedAt) },
];
