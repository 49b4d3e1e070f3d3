'use client';
import type { NotificationBellProps } from './notification-bell.types.ts';
import { NotificationBellView } from './notification-bell.view.tsx';
import { useNotifications } from './notifications.controller.ts';

/** The bell with its list. */
export function NotificationBell(props: NotificationBellProps) {
  return <NotificationBellView {...props} {...useNotifications()} />;
}
