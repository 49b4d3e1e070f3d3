'use client';
import { useMessages } from '@uplink/api-client/messages';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { notesMessages } from './notes.messages.ts';
import { NotesDownloadButton } from './notes-download.view.tsx';
import { useNotesList } from './notes-list.controller.ts';
import { NotesListView } from './notes-list.view.tsx';
import { ProductFilter } from './product-filter.view.tsx';

export interface NotesListProps extends UndoableProps {
  /** 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
  /** Only notes of this product, by its name. */
  product?: string | undefined;
  /** Told whose notes to show, by the name of a product; undefined for all. */
  onProductChange: (product: string | undefined) => void;
}

/** All notes of a learner, by product and lesson. */
export function NotesList(props: NotesListProps) {
  const messages = useMessages(notesMessages);
  const { page, onPageChange, product, onProductChange, onUndoable } = props;
  const { state, products, ...actions } = useNotesList({ page, product }, { onUndoable });
  const hasChoice = products.length > 1 || product !== undefined;
  return (
    <div className="ul-stack ul-gap-24">
      {(hasChoice || state.status === 'ready') && (
        <div className="ul-notes__top ul-cluster ul-gap-12">
          {hasChoice && (
            <ProductFilter products={products} value={product} onChange={onProductChange} />
          )}
          {state.status === 'ready' && <NotesDownloadButton filter={{ product }} />}
        </div>
      )}
      {state.status === 'ready' ? (
        <NotesListView {...actions} state={state} onPageChange={onPageChange} />
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          empty={noContent({
            title: product === undefined ? messages.empty : messages.noMatch(product),
            text: messages.emptyPage,
            action:
              product === undefined ? (
                <LinkButton href="/">{messages.toLesson}</LinkButton>
              ) : (
                <Button onPress={() => onProductChange(undefined)}>{messages.showAll}</Button>
              ),
          })}
          skeleton={
            <div className="ul-stack ul-gap-12">
              <Skeleton width="40%" height={28} />
              <Skeleton height={110} />
              <Skeleton height={110} />
            </div>
          }
        />
      )}
    </div>
  );
}
