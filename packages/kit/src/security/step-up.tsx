import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { FormDialog } from '../dialogs/form-dialog.view.tsx';
import { useConfirmation, useStepUp } from './step-up.controller.ts';
import { stepUpMessages } from './step-up.messages.ts';

/**
 * Asks for the second factor over any page whose change was refused without it, and sends the change again.
 * Mount it once beside the pages.
 */
export function StepUp() {
  const { isAsked, settle } = useStepUp();
  return isAsked ? <StepUpDialog onSettle={settle} /> : null;
}

function StepUpDialog({ onSettle }: { onSettle: (isConfirmed: boolean) => void }) {
  const messages = useMessages(stepUpMessages);
  const { form, passkey } = useConfirmation(() => onSettle(true));
  return (
    <FormDialog
      title={messages.title}
      action={messages.confirm}
      form={form}
      onClose={() => onSettle(false)}
    >
      <p>{messages.text}</p>
      {passkey && (
        <>
          <Button onPress={passkey.use} isPending={passkey.isPending}>
            {messages.passkey}
          </Button>
          {passkey.message && (
            <p className="ul-small ul-fault" role="alert">
              {passkey.message}
            </p>
          )}
          <p className="ul-small ul-muted">{messages.or}</p>
        </>
      )}
      <TextField
        label={messages.code}
        description={messages.codeHelp}
        autoComplete="one-time-code"
        maxLength={20}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
