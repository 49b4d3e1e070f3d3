import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { QrCode } from '../shared/qr-code.view.tsx';
import { referralMessages } from './referral.messages.ts';

/** Shows a link for the camera of someone nearby. */
export function QrButton({ url }: { url: string }) {
  const messages = useMessages(referralMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<QrIcon className="ul-icon" size={16} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {messages.qr}
      </Button>
      {isOpen && (
        <Dialog title={messages.qrTitle} isOpen onClose={() => setOpen(false)}>
          <div className="ul-stack">
            <QrCode text={url} label={messages.qrTitle} />
            <p className="ul-muted">{messages.qrHelp}</p>
            <p className="ul-mono ul-small ul-referral__words">{url}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
