'use client';
import { lazyView } from '@uplink/ui/lazy-part';
import { useState } from 'react';
import { useMethodsPanel } from './methods.controller.ts';
import { MethodsView } from './methods.view.tsx';

const CardDialog = lazyView(async () => (await import('./card-dialog.tsx')).CardDialog);
const DisconnectDialog = lazyView(
  async () => (await import('./disconnect-dialog.view.tsx')).DisconnectDialog,
);

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
