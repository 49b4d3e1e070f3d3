import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../button/index.ts';
import { StatusLight } from '../status/index.ts';
import './toast.css';

export interface ToastProps {
  title: string;
  text?: string;
  /** @default 'ok' */
  tone?: 'ok' | 'info' | 'pending' | 'fault';
  onClose: () => void;
}

const shownMs = 10_000;

/** A short word on what happened; spoken politely, gone after ten seconds. */
export function Toast({ title, text, tone = 'ok', onClose }: ToastProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="ul-toast" role="status">
      <StatusLight kind={tone} />
      <div className="ul-grow">
        <b className="ul-strong">{title}</b>
        {text && <p className="ul-small ul-muted">{text}</p>}
      </div>
      <IconButton
        size="sm"
        aria-label="Close"
        icon={<X className="ul-icon" size={16} />}
        onPress={onClose}
      />
    </div>
  );
}
