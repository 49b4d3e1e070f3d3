import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './banner-stack.css';

export interface BannerProps {
  /** Its colour and its icon. @default 'fault' */
  kind?: 'fault' | 'pending' | 'info' | 'ok' | undefined;
  /** What happened, and what to do. */
  children: ReactNode;
  /** The way on, at the end of the line. */
  action?: ReactNode;
  /** Takes it away; without it the banner stays. */
  onClose?: () => void;
  /** Names the closing button. @default 'Close' */
  closeLabel?: string;
}

export interface BannerFrameProps extends BannerProps {
  icon: LucideIcon;
}

/** A banner without a choice of icons: the stack of errors is on every page and needs one of them. */
export function BannerFrame({
  icon,
  kind = 'fault',
  children,
  action,
  onClose,
  closeLabel,
}: BannerFrameProps) {
  const messages = useMessages(commonMessages);
  return (
    <div className="ul-banner" data-kind={kind}>
      <Icon as={icon} />
      <div className="ul-grow">{children}</div>
      {action}
      {onClose && (
        <IconButton
          size="sm"
          aria-label={closeLabel ?? messages.close}
          icon={<Icon as={X} size={16} />}
          onPress={onClose}
        />
      )}
    </div>
  );
}
