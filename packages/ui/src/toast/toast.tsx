import { X } from 'lucide-react';
import { type ComponentType, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { StatusLight } from '../status/index.ts';
import type { ToastContent } from './toast-queue.ts';
import { shownFor } from './toast-timing.ts';
import './toast.css';

export interface ToastProps extends ToastContent {
  /** Told that it was closed, or that its time is over. */
  onClose: () => void;
}

/** A single short word on what happened, for a page without a queue; gone after ten seconds. */
export function Toast(props: ToastProps) {
  const { onClose } = props;
  const [isHeld, setHeld] = useState(false);
  const left = useRef(shownFor(props));
  useEffect(() => {
    const ms = left.current;
    if (isHeld || ms === undefined) return;
    const began = performance.now();
    const timer = setTimeout(onClose, ms);
    return () => {
      left.current = ms - (performance.now() - began);
      clearTimeout(timer);
    };
  }, [onClose, isHeld]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className="ul-toasts">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only time stands still */}
      <div
        className="ul-toast"
        onMouseEnter={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <ToastBody {...props} />
      </div>
    </div>
  );
}

export interface ToastBodyProps extends ToastProps {
  titleId?: string;
  /** Draws the part that is read out. @default 'div' */
  Content?: ComponentType<HTMLAttributes<HTMLElement>> | 'div';
}

/** The content of a toast; read politely. */
export function ToastBody({
  title,
  text,
  tone = 'ok',
  action,
  onClose,
  titleId,
  Content = 'div',
}: ToastBodyProps) {
  const messages = useMessages(commonMessages);
  return (
    <>
      <StatusLight kind={tone} />
      <Content className="ul-grow" role="status">
        <span id={titleId} className="ul-toast__line ul-strong">
          {title}
        </span>
        {text && <span className="ul-toast__line ul-small ul-muted">{text}</span>}
      </Content>
      {action && (
        <Button
          variant="link"
          onPress={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        size="sm"
        aria-label={messages.close}
        icon={<Icon as={X} size={16} />}
        onPress={onClose}
      />
    </>
  );
}
