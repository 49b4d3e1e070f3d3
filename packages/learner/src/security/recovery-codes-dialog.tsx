import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { securityMessages } from './security.messages.ts';
import './security.css';

export interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The new codes, for the only time they are shown. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const messages = useMessages(securityMessages);
  return (
    <Dialog
      title={messages.savedTitle}
      size="sm"
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {messages.savedAction}
        </Button>
      }
    >
      <div className="ul-stack">
        <p>{messages.savedText}</p>
        <ul className="ul-factor__codes ul-mono" aria-label={messages.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
