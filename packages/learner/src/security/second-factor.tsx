'use client';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import type { FactorDialogProps } from './factor-dialog.types.ts';
import { type Removal, useRemoval, useSecondFactor } from './second-factor.controller.ts';
import type { SecondFactorProps } from './second-factor.types.ts';
import { SecondFactorView } from './second-factor.view.tsx';
import { securityMessages } from './security.messages.ts';

const dialogs = {
  app: lazyView<FactorDialogProps>(
    async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
  ),
  passkey: lazyView<FactorDialogProps>(
    async () => (await import('./passkey-dialog.tsx')).PasskeyDialog,
  ),
};
const RecoveryCodesDialog = lazyView(
  async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
);

/** Sets up, shows and removes the second factors that sign-in asks for. */
export function SecondFactor({ onSignInAgain }: SecondFactorProps) {
  const messages = useMessages(securityMessages);
  const state = useSecondFactor();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const removal = useRemoval(setCodes);
  if (state.status !== 'ready')
    return (
      <NotReadyView state={state} noun={messages.factorNoun} skeleton={<Skeleton height={280} />} />
    );
  const FactorDialog = open && dialogs[open];
  return (
    <Card title={messages.factor}>
      <SecondFactorView
        factor={state.factor}
        onSignInAgain={onSignInAgain}
        onAdd={setOpen}
        onRemove={removal.ask}
      />
      {FactorDialog && (
        <FactorDialog
          onCodes={(made) => {
            setOpen(undefined);
            setCodes(made);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
      <Confirm
        {...wordsOf(removal.asked, messages)}
        isDanger
        isPending={removal.isPending}
        isOpen={removal.asked !== undefined}
        onConfirm={removal.confirm}
        onClose={() => removal.ask(undefined)}
      >
        {textOf(removal.asked, messages)}
        {removal.message && <p role="alert">{removal.message}</p>}
      </Confirm>
    </Card>
  );
}

function wordsOf(
  removal: Removal | undefined,
  messages: typeof securityMessages,
): { title: string; confirmLabel: string } {
  if (removal?.kind === 'codes')
    return { title: messages.newCodesTitle, confirmLabel: messages.newCodes };
  const title =
    removal?.kind === 'passkey'
      ? messages.removePasskeyTitle(removal.name)
      : messages.removeAppTitle;
  return { title, confirmLabel: messages.remove };
}

function textOf(removal: Removal | undefined, messages: typeof securityMessages): string {
  if (removal?.kind === 'codes') return messages.newCodesText;
  return removal?.kind === 'passkey' ? messages.removePasskeyText : messages.removeAppText;
}
