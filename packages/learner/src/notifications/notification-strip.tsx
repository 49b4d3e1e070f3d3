'use client';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { NotificationStripView } from './notification-strip.view.tsx';
import { useNotifications } from './notifications.controller.ts';

/** Says that something is unread, until it is read or closed; a new one brings it back. */
export function NotificationStrip({ onView }: NotificationStripProps) {
  const { newestUnread } = useNotifications();
  return <NotificationStripView newestUnread={newestUnread} onView={onView} />;
}
