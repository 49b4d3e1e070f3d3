export { useLiveNotifications } from './live-notifications.controller.ts';
export { NotificationBell, type NotificationBellProps } from './notification-bell.tsx';
export { NotificationStrip, type NotificationStripProps } from './notification-strip.tsx';
export { useTitleCount } from './title-count.ts';
