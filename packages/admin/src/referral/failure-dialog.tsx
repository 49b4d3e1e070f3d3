import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Effects } from './effects.view.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import type { WithdrawDialogProps } from './withdraw-dialog.tsx';

/** Notes that a transfer came back. */
export function FailureDialog({ item, onClose }: WithdrawDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const { fail } = useRewardWrites();
  const form = useForm({
    stored: { failure: '' },
    rules: { failure: reasonRules },
    async send({ failure }) {
      await fail(item.request.id, { version: item.version, failure });
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.failOn(item.user.name)}
      action={messages.failAction}
      isDanger
      form={form}
      onClose={onClose}
    >
      <TextField
        label={messages.failure}
        description={messages.noteHelp}
        isRequired
        {...form.field('failure')}
      />
      <Effects lines={messages.failed} />
    </FormDialog>
  );
}
