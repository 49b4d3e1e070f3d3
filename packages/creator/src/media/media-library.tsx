'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { creatorMediaQuery, useUplink } from '@uplink/api-client/react';
import {
  ChoiceFilter,
  ListFrame,
  listState,
  useListSearch,
  type WordSearch,
} from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { DeleteMedia } from './delete-media.tsx';
import { mediaMessages } from './media.messages.ts';
import { mediaColumns } from './media-columns.tsx';
import { ReplaceMedia } from './replace-media.tsx';
import './media.css';

type MediaFile = Schema<'MediaFile'>;

export interface MediaSearch extends WordSearch {
  kind?: MediaFile['kind'] | undefined;
  /** Only what nothing shows, or only what something shows. */
  use?: 'used' | 'unused' | undefined;
}

export interface MediaLibraryProps {
  /** What is searched and filtered for; the address of the page can hold it. */
  search: MediaSearch;
  /** Told what to show instead. */
  onSearchChange: (search: MediaSearch) => void;
}

/** The files of all products of an author: where they are shown, replaced everywhere, deleted. */
export function MediaLibrary({ search, onSearchChange }: MediaLibraryProps) {
  const messages = useMessages(mediaMessages);
  const formats = useAllFormats();
  const [replaced, setReplaced] = useState<MediaFile>();
  const [deleted, setDeleted] = useState<MediaFile>();
  const { use, ...asked } = search;
  const state = listState(
    useHeldQuery(
      creatorMediaQuery(useUplink(), {
        ...asked,
        ...(use && { unused: use === 'unused' }),
      }),
    ),
  );
  const { filter } = useListSearch({ search, onSearchChange });
  return (
    <>
      <ListFrame<MediaFile, MediaSearch>
        state={state}
        columns={mediaColumns({ onReplace: setReplaced, onDelete: setDeleted }, messages, formats)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.count}
        empty={{ title: messages.empty, text: messages.emptyText }}
        filters={
          <>
            <ChoiceFilter
              label={messages.kind}
              all={messages.kinds.all}
              options={kinds.map((id) => ({ id, label: messages.kinds[id] }))}
              value={search.kind}
              onChange={(kind) => filter({ kind })}
            />
            <ChoiceFilter
              label={messages.use}
              all={messages.uses.all}
              options={uses.map((id) => ({ id, label: messages.uses[id] }))}
              value={use}
              onChange={(next) => filter({ use: next })}
            />
          </>
        }
      />
      {replaced && <ReplaceMedia file={replaced} onClose={() => setReplaced(undefined)} />}
      {deleted && <DeleteMedia file={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

const kinds = ['image', 'video'] as const;
const uses = ['used', 'unused'] as const;
