import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import './banner-stack.css';

export interface BannerProps {
  /** @default 'fault' */
  kind?: 'fault' | 'pending' | 'info' | 'ok';
  /** What happened, and what to do. */
  children: ReactNode;
  /** The way on, at the end of the line. */
  action?: ReactNode;
  /** Takes it away; without it the banner stays. */
  onClose?: () => void;
  /** Names the closing button. @default 'Close' */
  closeLabel?: string;
}

const icons = { fault: CircleX, pending: TriangleAlert, info: Info, ok: CircleCheck };

/** One line about the page, or an error of a call. */
export function Banner({
  kind = 'fault',
  children,
  action,
  onClose,
  closeLabel = 'Close',
}: BannerProps) {
  return (
    <div className="ul-banner" data-kind={kind}>
      <Icon as={icons[kind]} />
      <div className="ul-grow">{children}</div>
      {action}
      {onClose && (
        <IconButton
          size="sm"
          aria-label={closeLabel}
          icon={<Icon as={X} size={16} />}
          onPress={onClose}
        />
      )}
    </div>
  );
}
