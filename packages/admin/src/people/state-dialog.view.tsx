import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import type { StateChange } from './user-frame.controller.ts';
import { userFrameMessages } from './user-frame.messages.ts';

export interface StateDialogProps {
  user: Schema<'ManagedUser'>;
  action: StateChange;
  onChange: (action: StateChange, version: number, reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before an account is opened or shut, and for the reason. */
export function StateDialog({ user, action, onChange, onClose }: StateDialogProps) {
  const messages = useMessages(userFrameMessages);
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: [required, maxLength(500)] },
    send: async ({ reason }) => {
      await onChange(action, user.version, reason.trim());
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.titles[action](`${user.firstName} ${user.lastName}`)}
      action={messages[action]}
      form={form}
      onClose={onClose}
    >
      <p>{messages.texts[action]}</p>
      <TextField
        label={messages.reason}
        description={messages.reasonHelp}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
