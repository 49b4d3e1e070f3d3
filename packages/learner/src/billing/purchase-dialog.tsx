import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { billingMessages } from './billing.messages.ts';
import { type ReviewedAction, usePurchaseDialog } from './purchase-dialog.controller.ts';
import { PurchaseDialogView } from './purchase-dialog.view.tsx';

export interface PurchaseDialogProps {
  purchase: Schema<'Purchase'>;
  action: ReviewedAction;
  /** Opens the card's dialog instead, where a payment was declined. */
  onCard: () => void;
  onClose: () => void;
}

/** Shows what an action charges and changes, and does it. */
export function PurchaseDialog({ purchase, action, onCard, onClose }: PurchaseDialogProps) {
  const messages = useMessages(billingMessages);
  const { bankDialog, ...dialog } = usePurchaseDialog(purchase, action, onClose);
  return (
    <>
      <PurchaseDialogView
        {...dialog}
        title={messages.dialogs[action](purchase.product.name)}
        action={action}
        expiry={purchase.expiry}
        onCard={onCard}
        onClose={onClose}
      />
      {bankDialog}
    </>
  );
}
