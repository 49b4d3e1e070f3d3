'use client';
import { SNIPPETS_PER_REVIEWER } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Skeleton } from '@uplink/ui/skeleton';
import { SnippetForm } from './snippet-form.tsx';
import { SnippetListView } from './snippet-list.view.tsx';
import { useSnippets } from './snippets.controller.ts';
import { snippetsMessages } from './snippets.messages.ts';

export interface SnippetsDialogProps {
  /** What is written so far: a new snippet begins with it. */
  written: string;
  onInsert: (text: string) => void;
  onClose: () => void;
}

/** The own snippets to choose from; one is written or changed in the same place. */
export function SnippetsDialog({ written, onInsert, onClose }: SnippetsDialogProps) {
  const messages = useMessages(snippetsMessages);
  const state = useSnippets();
  if (state.status === 'ready' && state.editing) {
    const { editing, onSave, onEdit } = state;
    const { id, ...words } = editing;
    return (
      <SnippetForm
        words={words}
        isNew={id === undefined}
        onSave={onSave}
        onClose={() => onEdit(undefined)}
      />
    );
  }
  const isFull = state.status === 'ready' && state.snippets.length >= SNIPPETS_PER_REVIEWER;
  return (
    <Dialog
      title={messages.title}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        state.status === 'ready' && (
          <>
            {isFull && (
              <span className="ul-small ul-muted">{messages.full(SNIPPETS_PER_REVIEWER)}</span>
            )}
            <Button
              isDisabled={isFull}
              onPress={() => state.onEdit({ id: undefined, title: '', text: written.trim() })}
            >
              {messages.add}
            </Button>
          </>
        )
      }
    >
      {state.status === 'ready' ? (
        <SnippetListView {...state} onInsert={onInsert} />
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          empty={{ title: messages.none, text: messages.noneText }}
          skeleton={<Skeleton height={160} />}
        />
      )}
    </Dialog>
  );
}
