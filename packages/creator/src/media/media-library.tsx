'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorMediaQuery, useUplink } from '@uplink/api-client/react';
import { ListFrame, type WordSearch } from '@uplink/kit/lists';
import { pageState, useHeldQuery } from '@uplink/kit/states';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useState } from 'react';
import { askedOf } from '../shared/asked.ts';
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
  const [replaced, setReplaced] = useState<MediaFile>();
  const [deleted, setDeleted] = useState<MediaFile>();
  const { use, ...asked } = search;
  const state = pageState(
    useHeldQuery(
      creatorMediaQuery(useUplink(), {
        ...askedOf(asked),
        ...(use && { unused: use === 'unused' }),
      }),
    ),
  );
  const narrow = (part: Partial<MediaSearch>) =>
    onSearchChange({ ...search, cursor: undefined, ...part });
  return (
    <>
      <ListFrame<MediaFile, MediaSearch>
        state={state}
        columns={mediaColumns({ onReplace: setReplaced, onDelete: setDeleted }, messages)}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.noun}
        unit={messages.count}
        empty={{ title: messages.empty, text: messages.emptyText }}
        filters={
          <>
            <SegmentedControl
              aria-label={messages.kind}
              options={optionsOf(messages.kinds)}
              value={search.kind ?? 'all'}
              onChange={(id) => narrow({ kind: oneOf(['image', 'video'] as const, id) })}
            />
            <SegmentedControl
              aria-label={messages.use}
              options={optionsOf(messages.uses)}
              value={use ?? 'all'}
              onChange={(id) => narrow({ use: oneOf(['used', 'unused'] as const, id) })}
            />
          </>
        }
      />
      {replaced && <ReplaceMedia file={replaced} onClose={() => setReplaced(undefined)} />}
      {deleted && <DeleteMedia file={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([id, label]) => ({ id, label }));

const oneOf = <Value extends string>(values: readonly Value[], id: string) =>
  values.find((value) => value === id);
