import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { purchasesMessages } from './purchases.messages.ts';

export interface OwnedViewProps {
  name: string;
  text: string;
  onOpen: () => void;
  onClose: () => void;
}

/** No one buys twice what they have. */
export function OwnedView({ name, text, onOpen, onClose }: OwnedViewProps) {
  const messages = useMessages(purchasesMessages);
  return (
    <Dialog
      title={name}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button variant="primary" onPress={onOpen}>
            {messages.open}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
