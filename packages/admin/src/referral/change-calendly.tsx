import { maxLength } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import type { UserRewardsDialogProps } from './make-ambassador.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import { isHttps } from './transfer.rules.ts';

/** Sets where people book a call with an ambassador. */
export function ChangeCalendly({ rewards: { user, ambassador }, onClose }: UserRewardsDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const { changeCalendly } = useRewardWrites();
  const form = useForm({
    stored: { calendly: ambassador?.calendly ?? '' },
    rules: {
      calendly: [(text: string) => (text ? isHttps(messages)(text) : undefined), maxLength(300)],
    },
    async send({ calendly }) {
      await changeCalendly(user.id, { calendly: calendly.trim() || null });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${messages.changeCalendly}: ${user.name}`}
      action={messages.changeCalendly}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={messages.calendly}
        type="url"
        description={messages.calendlyHelp}
        {...form.field('calendly')}
      />
    </FormDialog>
  );
}
