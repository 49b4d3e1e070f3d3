import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './strip.css';

export interface StripProps {
  /** Says at a glance what it is about; hidden where there is little room. */
  icon: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** The one way on: a button or link that looks like a link. */
  action?: ReactNode;
  /** Names the button that closes it. @default 'Close' */
  closeLabel?: string;
  /** Without it the strip stays until what it is about is done. */
  onClose?: (() => void) | undefined;
}

/** A line over the page that says one thing and offers one way on. */
export function Strip({ icon, children, action, closeLabel, onClose }: StripProps) {
  const messages = useMessages(commonMessages);
  return (
    <div className="ul-strip">
      {icon}
      <span className="ul-grow">{children}</span>
      {action}
      {onClose && (
        <IconButton
          size="sm"
          aria-label={closeLabel ?? messages.close}
          icon={<X className="ul-icon" size={16} />}
          onPress={onClose}
        />
      )}
    </div>
  );
}
