import type { NotificationListProps } from './notification-bell.types.ts';
import { NotificationListView } from './notification-list.view.tsx';
import { useNotifications } from './notifications.controller.ts';
import { useReading } from './reading.controller.ts';

/** The list of notifications, to read and mark as read. */
export function NotificationList({ onGo }: NotificationListProps) {
  const { state, unread } = useNotifications();
  return <NotificationListView state={state} unread={unread} onGo={onGo} {...useReading()} />;
}
