export { useLiveNotifications } from './live-notifications.controller.ts';
export { NotificationBackground } from './notification-background.tsx';
export { NotificationBell } from './notification-bell.tsx';
export type { NotificationBellProps } from './notification-bell.types.ts';
export { NotificationStrip } from './notification-strip.tsx';
export type { NotificationStripProps } from './notification-strip.types.ts';
