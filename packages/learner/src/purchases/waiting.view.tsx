import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import type { PayingState } from './paying.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface WaitingViewProps extends Omit<PayingState, 'onPay'> {
  title: string;
  onClose: () => void;
}

/** A payment whose outcome isn't known yet, or that the buyer's bank asks about. */
export function WaitingView({ title, phase, onConfirm, onCheck, onClose }: WaitingViewProps) {
  const messages = useMessages(purchasesMessages);
  const isConfirming = phase.step === 'confirming';
  return (
    <Dialog
      title={title}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={isConfirming ? onConfirm : onCheck}>
          {isConfirming ? messages.confirm : messages.checkAgain}
        </Button>
      }
    >
      <p role="status">{isConfirming ? messages.confirmText : messages.processingText}</p>
    </Dialog>
  );
}
