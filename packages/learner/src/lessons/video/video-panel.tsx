import { useMessages } from '@uplink/api-client/messages';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { videoPanelMessages } from './video-panel.messages.ts';
import './video-panel.css';

export interface VideoPanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A list or form over the video. It stays inside the video's frame: what is outside cannot be seen
 * in full screen. Takes the focus, gives it back, closes on Escape.
 */
export function VideoPanel({ title, onClose, children }: VideoPanelProps) {
  const messages = useMessages(videoPanelMessages);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={panel}
      className="ul-video__panel"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="ul-row" data-justify="between">
        <h2 className="ul-h4" id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className="ul-video__btn"
          aria-label={messages.close}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      {children}
    </div>
  );
}
