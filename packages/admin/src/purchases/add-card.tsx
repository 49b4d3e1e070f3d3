import { useMessages } from '@uplink/api-client/messages';
import { CardField } from '@uplink/kit/payments';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { useAddCard } from './add-card.controller.ts';
import { addCardMessages } from './add-card.messages.ts';

export interface AddCardProps {
  userId: number;
  onClose: () => void;
}

/** Takes a buyer's card in the provider's frame. */
export function AddCard({ userId, onClose }: AddCardProps) {
  const messages = useMessages(addCardMessages);
  const { handleRef, error, isSaving, save } = useAddCard(userId, onClose);
  return (
    <Dialog
      title={messages.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" isPending={isSaving} onPress={save}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        <p className="ul-small ul-muted">{messages.text}</p>
        <CardField handleRef={handleRef} error={error} isDisabled={isSaving} onEnter={save} />
      </div>
    </Dialog>
  );
}
