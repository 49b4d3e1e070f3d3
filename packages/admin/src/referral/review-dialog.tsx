import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Effects } from './effects.view.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import { useRewardWrites } from './reward-writes.controller.ts';

export interface ReviewDialogProps {
  suspect: Schema<'SuspectedReferral'>;
  onClose: () => void;
}

type Decision = Schema<'SuspicionDecision'>['decision'];

/** Decides whether an enrollment that looks like self-referral counts. */
export function ReviewDialog({ suspect, onClose }: ReviewDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const { review } = useRewardWrites();
  const { id, referrer, person, reasons } = suspect;
  const form = useForm<{ decision: Decision; note: string }>({
    stored: { decision: 'accept', note: '' },
    rules: { note: reasonRules },
    async send(values) {
      await review(id, values);
      onClose();
    },
  });
  const isAccepting = form.values.decision === 'accept';
  return (
    <FormDialog
      title={messages.reviewOn(referrer.name, person.name)}
      size="md"
      action={isAccepting ? messages.accept : messages.refuse}
      form={form}
      onClose={onClose}
    >
      <p>
        {messages.why}: {reasons.map((reason) => messages.reasons[reason]).join(', ')}
      </p>
      <SegmentedControl
        aria-label={messages.decision}
        options={[
          { id: 'accept', label: messages.accept },
          { id: 'refuse', label: messages.refuse },
        ]}
        value={form.values.decision}
        onChange={form.field('decision').onChange}
      />
      <TextField
        label={messages.logNote}
        description={messages.logNoteHelp}
        isRequired
        {...form.field('note')}
      />
      <Effects lines={isAccepting ? messages.accepted : messages.refused} />
    </FormDialog>
  );
}
