import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { QrCode } from '../shared/qr-code.view.tsx';
import { useAuthenticator } from './authenticator.controller.ts';
import type { FactorDialogProps } from './factor-dialog.types.ts';
import { securityMessages } from './security.messages.ts';
import './security.css';

/** The key as a QR code and as text, and the field for the first code. */
export function AuthenticatorDialog({ onCodes, onClose }: FactorDialogProps) {
  const messages = useMessages(securityMessages);
  const { key, message, form } = useAuthenticator(onCodes);
  return (
    <FormDialog
      title={messages.appTitle}
      action={messages.confirm}
      form={form}
      isHeld={!key}
      onClose={onClose}
    >
      {message && <p role="alert">{message}</p>}
      {!message && (
        <>
          <p className="ul-muted">{messages.scan}</p>
          {key ? <QrCode text={key.uri} label={messages.qr} /> : <Skeleton height={200} />}
          {key && (
            <dl className="ul-factor__key">
              <dt className="ul-small ul-muted">{messages.key}</dt>
              <dd className="ul-mono">{key.key.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
            </dl>
          )}
          <TextField
            label={messages.code}
            description={messages.codeHelp}
            autoComplete="one-time-code"
            inputMode="numeric"
            {...form.field('code')}
          />
        </>
      )}
    </FormDialog>
  );
}
