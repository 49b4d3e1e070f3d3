import type { Shared } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { sharingMessages } from './sharing.messages.ts';
import { SharingDialog } from './sharing-dialog.view.tsx';

export interface ShareButtonProps extends Shared {
  /** Names the dialog, and the button where it is an icon only. */
  title: string;
  /** Who can read what lies behind the link. */
  note: string;
  /** An icon for a place in a row, a link for one in a strip. @default 'button' */
  look?: 'button' | 'icon' | 'link';
  /** What the button says. @default 'Share' */
  label?: string;
  /** Told when the dialog closes after someone went to a network or copied the link. */
  onShared?: () => void;
}

/** Opens the dialog that shares something. */
export function ShareButton(props: ShareButtonProps) {
  const messages = useMessages(sharingMessages);
  const { look = 'button', label = messages.share, onShared, ...shared } = props;
  const [isOpen, setOpen] = useState(false);
  const [isShared, setShared] = useState(false);
  const icon = <Share2 className="ul-icon" size={18} aria-hidden />;
  const open = () => setOpen(true);
  return (
    <>
      {look === 'icon' ? (
        <IconButton aria-label={shared.title} icon={icon} onPress={open} />
      ) : (
        <Button {...(look === 'link' ? { variant: look } : { icon })} onPress={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <SharingDialog
          {...shared}
          onShared={() => setShared(true)}
          onClose={() => {
            setOpen(false);
            if (isShared) onShared?.();
          }}
        />
      )}
    </>
  );
}
