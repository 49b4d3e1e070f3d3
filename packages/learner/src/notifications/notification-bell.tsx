'use client';
import { lazy } from 'react';
import type { NotificationBellProps } from './notification-bell.types.ts';
import { NotificationBellView } from './notification-bell.view.tsx';
import { useNotifications } from './notifications.controller.ts';

// Nobody needs the list before the bell is looked at.
const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}));

/** The bell with its list. */
export function NotificationBell(props: NotificationBellProps) {
  return <NotificationBellView {...props} {...useNotifications()} List={NotificationList} />;
}
