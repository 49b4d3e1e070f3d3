'use client';
import { useState } from 'react';
import { CardDialog } from './card-dialog.tsx';
import { DisconnectDialog } from './disconnect-dialog.view.tsx';
import { useMethodsPanel } from './methods.controller.ts';
import { MethodsView } from './methods.view.tsx';

/** The learner's card and wallet: add, replace, connect, disconnect, choose the primary one. */
export function PaymentMethods() {
  const panel = useMethodsPanel();
  const [open, setOpen] = useState<'card' | 'disconnect'>();
  const close = () => setOpen(undefined);
  const { state, disconnect } = panel;
  const isReady = state.status === 'ready';
  return (
    <>
      <MethodsView
        {...panel}
        now={new Date()}
        onCard={() => setOpen('card')}
        onDisconnect={() => setOpen('disconnect')}
      />
      {isReady && open === 'card' && (
        <CardDialog isReplacing={state.card !== undefined} onClose={close} />
      )}
      {isReady && open === 'disconnect' && state.wallet && (
        <DisconnectDialog
          wallet={state.wallet}
          card={state.card}
          isPending={disconnect.isPending}
          error={disconnect.error?.message}
          onConfirm={(moveTo) => disconnect.mutate(moveTo, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
