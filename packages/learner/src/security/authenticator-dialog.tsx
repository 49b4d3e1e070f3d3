import { FormDialog } from '@uplink/kit/dialogs';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { encode } from 'uqr';
import { useAuthenticator } from './authenticator.controller.ts';
import type { FactorDialogProps } from './factor-dialog.types.ts';
import { messages } from './security.messages.ts';
import './security.css';

/** The key as a QR code and as text, and the field for the first code. */
export function AuthenticatorDialog({ onCodes, onClose }: FactorDialogProps) {
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
          {key ? <QrCode text={key.uri} /> : <Skeleton height={200} />}
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

/** Dark on light in both themes: cameras read nothing else reliably. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="ul-factor__qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={messages.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
