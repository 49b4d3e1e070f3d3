export { NotificationBell, type NotificationBellProps } from './notification-bell.tsx';
export { NotificationStrip, type NotificationStripProps } from './notification-strip.tsx';
export {
  type Notifications,
  useLiveNotifications,
  useNotifications,
} from './notifications.controller.ts';
