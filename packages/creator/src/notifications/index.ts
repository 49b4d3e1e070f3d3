export { AuthorNotification, type AuthorNotificationProps } from './author-notification.tsx';
export {
  AuthorNotificationList,
  type AuthorNotificationListProps,
} from './author-notification-list.tsx';
