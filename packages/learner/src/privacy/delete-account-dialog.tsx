import { useFormats, useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { useDeletionForm } from './delete-account.controller.ts';
import { deleteAccountMessages } from './delete-account.messages.ts';
import type { DeleteAccountDialogProps } from './delete-account.types.ts';

/** Says what goes and what stays, and asks for the address. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const messages = useMessages(deleteAccountMessages);
  const formats = useFormats();
  const { subscriptions, instalments, onSignInAgain, onClose } = props;
  const { form, needsSignIn } = useDeletionForm(onClose);
  return (
    <FormDialog
      title={messages.dialogTitle}
      size="md"
      action={messages.open}
      isDanger
      form={form}
      onClose={onClose}
    >
      <h3 className="ul-h5">{messages.goes}</h3>
      <p>{messages.goesText}</p>
      <h3 className="ul-h5">{messages.stays}</h3>
      <p>{messages.staysText}</p>
      {subscriptions.length > 0 && (
        <>
          <h3 className="ul-h5">{messages.ends}</h3>
          <ul>
            {subscriptions.map(({ id, name, accessUntil }) => (
              <li key={id}>{messages.until(name, accessUntil && formats.date(accessUntil))}</li>
            ))}
          </ul>
        </>
      )}
      {instalments.length > 0 && (
        <>
          <h3 className="ul-h5">{messages.instalments}</h3>
          <ul>
            {instalments.map(({ id, name, paymentsLeft }) => (
              <li key={id}>{messages.paymentsLeft(name, paymentsLeft)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="ul-muted">{messages.copyFirst}</p>
      <TextField label={messages.email} type="email" autoComplete="off" {...form.field('email')} />
      {needsSignIn && (
        <Note role="alert">
          <p>{messages.stale}</p>
          <Button size="sm" onPress={onSignInAgain}>
            {messages.signIn}
          </Button>
        </Note>
      )}
    </FormDialog>
  );
}
