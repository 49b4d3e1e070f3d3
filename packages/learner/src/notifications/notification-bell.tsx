'use client';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import type { NotificationBellProps } from './notification-bell.types.ts';
import { NotificationBellView } from './notification-bell.view.tsx';
import { useNotifications } from './notifications.controller.ts';

// The list loads only when the bell is opened.
const NotificationList = lazyView(
  async () => (await import('./notification-list.tsx')).NotificationList,
  () => <Skeleton height={180} />,
);

/** The bell with its list. */
export function NotificationBell(props: NotificationBellProps) {
  return <NotificationBellView {...props} {...useNotifications()} List={NotificationList} />;
}
