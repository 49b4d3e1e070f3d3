import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { TextField } from '@uplink/ui/field';
import type { FactorDialogProps } from './factor-dialog.types.ts';
import { usePasskey } from './passkey.controller.ts';
import { securityMessages } from './security.messages.ts';

/** Names the passkey; the device does the rest. */
export function PasskeyDialog({ onCodes, onClose }: FactorDialogProps) {
  const messages = useMessages(securityMessages);
  const { form, stopped } = usePasskey(onCodes);
  const isAble = browserSupportsWebAuthn();
  return (
    <FormDialog
      title={messages.addPasskey}
      action={messages.passkeyAction}
      form={form}
      isHeld={!isAble}
      onClose={onClose}
    >
      {isAble ? (
        <TextField
          label={messages.passkeyName}
          description={messages.passkeyNameHelp}
          maxLength={60}
          {...form.field('name')}
        />
      ) : (
        <p>{messages.noBrowser}</p>
      )}
      {stopped && (
        <p className="ul-small ul-fault" role="alert">
          {stopped}
        </p>
      )}
    </FormDialog>
  );
}
