export { NotificationPage, type NotificationPageProps } from './notification-page.tsx';
export { NOTIFICATION_TABS, type NotificationTab } from './notification-page.types.ts';
