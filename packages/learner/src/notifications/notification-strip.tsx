'use client';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { NotificationStripView } from './notification-strip.view.tsx';
import { useNotifications } from './notifications.controller.ts';

/** Says that something is unread, until it is read or closed; a new one brings it back. */
export function NotificationStrip({ onView }: NotificationStripProps) {
  const { newestUnread } = useNotifications();
  // The region is always there, so that the strip's coming is read out. The strip's code is not
  // fetched apart: it would come after the page and push it down.
  return (
    <div role="status">
      {newestUnread > 0 && <NotificationStripView newestUnread={newestUnread} onView={onView} />}
    </div>
  );
}
