'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note, NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { useDeletion } from './delete-account.controller.ts';
import { deleteAccountMessages } from './delete-account.messages.ts';
import type { DeleteAccountDialogProps } from './delete-account.types.ts';
import type { OwnDataProps } from './own-data.types.ts';

const DeleteAccountDialog = lazyView<DeleteAccountDialogProps>(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

/** Deletes the account of the signed-in user in two weeks, or keeps it after all. */
export function DeleteAccount({ onSignInAgain }: OwnDataProps) {
  const messages = useMessages(deleteAccountMessages);
  const formats = useFormats();
  const state = useDeletion();
  const [isOpen, setOpen] = useState(false);
  if (state.status !== 'ready')
    return <NotReadyView state={state} noun={messages.noun} skeleton={<Skeleton height={150} />} />;
  const { deletion, keep, isKeeping, message } = state;
  const { dueAt, isRefused } = deletion;
  return (
    <Card title={messages.title}>
      <div className="ul-stack">
        {dueAt && (
          <Note role="status">
            <p className="ul-strong">{messages.waiting(formats.date(dueAt))}</p>
            <p>{messages.waitingText}</p>
            <Button variant="primary" isPending={isKeeping} onPress={keep}>
              {messages.keep}
            </Button>
          </Note>
        )}
        {!dueAt && <p>{isRefused ? messages.staff : messages.lead}</p>}
        {!dueAt && !isRefused && (
          <div>
            <Button onPress={() => setOpen(true)}>{messages.open}</Button>
          </div>
        )}
        {message && (
          <p className="ul-small ul-fault" role="alert">
            {message}
          </p>
        )}
      </div>
      {isOpen && (
        <DeleteAccountDialog
          subscriptions={deletion.subscriptions}
          instalments={deletion.instalments}
          onSignInAgain={onSignInAgain}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
