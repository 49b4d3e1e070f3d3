import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { ToastBody } from './toast.tsx';
import type { Toasts } from './toast-queue.ts';
import './toast.css';

export interface ToastRegionProps {
  /** The queue of `createToasts`. */
  toasts: Toasts;
}

/** Where toasts appear: a landmark that F6 leads to. They wait while one has focus or is under the pointer. */
export function ToastRegion({ toasts }: ToastRegionProps) {
  return (
    // Without a name of ours: only by its own, which counts, does the region notice that it came to life.
    <AriaToastRegion queue={toasts.queue} className="ul-toasts">
      {({ toast }) => (
        <AriaToast toast={toast} aria-labelledby={toast.key} className="ul-toast">
          {/* A toast can wait: it is told politely, not as an alert. */}
          <ToastBody
            {...toast.content}
            titleId={toast.key}
            Content={AriaToastContent}
            onClose={() => toasts.queue.close(toast.key)}
          />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
