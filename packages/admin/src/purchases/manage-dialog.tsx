import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { manageMessages } from './manage.messages.ts';
import { isOfCredits } from './manage.rules.ts';
import { useManageDialog } from './manage-dialog.controller.ts';
import { ManageFields } from './manage-fields.view.tsx';
import { amountOf, losesSomething, type ManageValues, type Managing } from './manage-form.rules.ts';
import { WhatHappens } from './what-happens.view.tsx';

export interface ManageDialogProps extends Managing {
  userId: number;
  /** The payment that was chosen to be refunded. */
  paymentId: number | undefined;
  onClose: () => void;
}

/** Values with their limits, the reason, what happens, and a button that names what it does. */
export function ManageDialog({ userId, paymentId, onClose, ...managing }: ManageDialogProps) {
  const messages = useMessages(manageMessages);
  const formats = useAllFormats();
  const { action, purchase } = managing;
  const dialog = useManageDialog(userId, managing, { paymentId, onDone: onClose });
  const { form, preview, isLoading, refusal, isBehind } = dialog;
  return (
    <FormDialog
      title={messages.title(messages.titles[action], purchase.product.name)}
      size="md"
      action={submitOf(managing, form.values, messages, formats)}
      isDanger={losesSomething(action)}
      isHeld={refusal !== undefined || (isBehind && !form.isFaulty)}
      form={form}
      onClose={onClose}
    >
      <ManageFields managing={managing} form={form} />
      <WhatHappens preview={preview} isLoading={isLoading} refusal={refusal} />
    </FormDialog>
  );
}

/** The verb and the amount. */
function submitOf(
  managing: Managing,
  values: ManageValues,
  messages: typeof manageMessages,
  formats: AllFormats,
): string {
  const { action, purchase } = managing;
  const isCredit = action === 'refund' && isOfCredits(purchase);
  const amount = isCredit ? purchase.credit : (amountOf(managing, values) ?? 0);
  const money = formats.money({ amount, currency: purchase.currency });
  return action === 'charge' || action === 'refund'
    ? messages.submit[action](money)
    : messages.submit[action];
}
