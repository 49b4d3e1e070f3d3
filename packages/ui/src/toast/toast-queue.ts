import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { shownFor } from './toast-timing.ts';

export interface ToastContent {
  /** What happened. */
  title: string;
  /** More about it, under the title. */
  text?: string;
  /** Its colour and its icon. @default 'ok' */
  tone?: 'ok' | 'info' | 'pending' | 'fault';
  /** The way back or on, e.g. Undo; the toast goes when it is pressed. */
  action?: { label: string; onPress: () => void };
}

export interface ToastTiming {
  /**
   * How long it is shown; time under the pointer or with focus does not count. One with an action stays for
   * who asks the system for less motion, more contrast or colours of their own. @default 10000, never less
   */
  ms?: number;
  /** Told when it is gone: by time, by its button, or because the action was taken. */
  onClose?: () => void;
}

export interface Toasts {
  /** Shows a toast; gives the way to take it back. */
  show: (content: ToastContent, timing?: ToastTiming) => () => void;
  /** What the region draws. */
  queue: ToastQueue<ToastContent>;
}

const mostAtOnce = 3;

/** A queue of toasts; older ones wait until there is room. An app has one, and one ToastRegion. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: mostAtOnce });
  return {
    queue,
    show(content, { ms, onClose } = {}) {
      const timeout = shownFor(content, ms);
      const key = queue.add(content, { ...(timeout && { timeout }), ...(onClose && { onClose }) });
      return () => queue.close(key);
    },
  };
}
