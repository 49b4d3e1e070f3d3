import type { Schema } from '@uplink/api-client';
import { firstError } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Effects } from './effects.view.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import { noTransfer, type TransferValues, transferRules } from './transfer.rules.ts';
import { TransferFields } from './transfer-fields.view.tsx';

export interface WithdrawDialogProps {
  item: Schema<'ManagedWithdrawRequest'>;
  onClose: () => void;
}

interface Values extends TransferValues {
  decision: 'approve' | 'reject';
  note: string;
}

/** Approves a request with its proof, or rejects it, on the state that was seen. */
export function WithdrawDialog({ item, onClose }: WithdrawDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const { decide } = useRewardWrites();
  const { request, version, user } = item;
  const form = useForm<Values>({
    stored: { decision: 'approve', note: '', ...noTransfer },
    rules: ({ decision, note, reference, proof }) => ({
      note: firstError(note, reasonRules),
      ...(decision === 'approve' && {
        reference: firstError(reference, transferRules(messages).reference),
        proof: firstError(proof, transferRules(messages).proof),
      }),
    }),
    async send({ decision, note, method, reference, proof }) {
      await decide(
        request.id,
        decision === 'approve'
          ? { version, status: 2, note, method, reference, proof: proof.trim() }
          : { version, status: 3, note },
      );
      onClose();
    },
  });
  const amount = formats.money(request);
  const isApproving = form.values.decision === 'approve';
  return (
    <FormDialog
      title={messages.decideOn(user.name, amount)}
      size="md"
      action={isApproving ? messages.approveAmount(amount) : messages.rejectAmount(amount)}
      form={form}
      onClose={onClose}
    >
      <SegmentedControl
        aria-label={messages.decision}
        options={[
          { id: 'approve', label: messages.approve },
          { id: 'reject', label: messages.reject },
        ]}
        value={form.values.decision}
        onChange={form.field('decision').onChange}
      />
      {isApproving && <TransferFields form={form} />}
      <TextField
        label={messages.note}
        description={messages.noteHelp}
        isRequired
        {...form.field('note')}
      />
      <Effects lines={isApproving ? messages.approved : messages.rejected} />
    </FormDialog>
  );
}
