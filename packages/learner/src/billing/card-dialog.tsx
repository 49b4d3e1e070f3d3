import { useMessages } from '@uplink/api-client/messages';
import { CardField } from '@uplink/kit/payments';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { billingMessages } from './billing.messages.ts';
import { useCardDialog } from './card-dialog.controller.ts';

export interface CardDialogProps {
  /** Whether there is a card that it takes the place of. */
  isReplacing: boolean;
  onClose: () => void;
}

/** Takes a card in the provider's frame; what is wrong with it is shown under its number. */
export function CardDialog({ isReplacing, onClose }: CardDialogProps) {
  const messages = useMessages(billingMessages);
  const { handleRef, error, isSaving, save, bankDialog } = useCardDialog(onClose);
  return (
    <>
      <Dialog
        title={isReplacing ? messages.replaceTitle : messages.cardTitle}
        isOpen
        onClose={onClose}
        footer={
          <>
            <Button onPress={onClose}>{messages.cancel}</Button>
            <Button variant="primary" isPending={isSaving} onPress={save}>
              {messages.saveCard}
            </Button>
          </>
        }
      >
        <CardField handleRef={handleRef} error={error} isDisabled={isSaving} onEnter={save} />
      </Dialog>
      {bankDialog}
    </>
  );
}
