import type { Shared } from '@uplink/api-client/domain';
import { Button, IconButton } from '@uplink/ui/button';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from './sharing.messages.ts';
import { SharingDialog } from './sharing-dialog.view.tsx';

export interface ShareButtonProps extends Shared {
  /** Names the dialog, and the button where it is an icon only. */
  title: string;
  /** Who can read what lies behind the link. */
  note: string;
  /** For a place in a row. @default false */
  isIcon?: boolean;
}

/** Opens the dialog that shares something earned. */
export function ShareButton({ isIcon = false, ...shared }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const icon = <Share2 className="ul-icon" size={18} aria-hidden />;
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton aria-label={shared.title} icon={icon} onPress={open} />
      ) : (
        <Button icon={icon} onPress={open}>
          {messages.share}
        </Button>
      )}
      {isOpen && <SharingDialog {...shared} onClose={() => setOpen(false)} />}
    </>
  );
}
