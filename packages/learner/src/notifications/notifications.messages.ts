import { defineMessages } from '@uplink/api-client/messages';

export const notificationsMessages = defineMessages('learner/notifications', {
  title: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  count: (count: number) => `${count} unread`,
  missed: (count: number) => `${count} arrived while you were away`,
  wasMissed: 'while you were away',
  readAll: 'Mark all as read',
  allRead: 'All marked as read',
  undo: 'Undo',
  arrived: (message: string) => `New notification: ${message}`,
  isUnread: 'unread',
  empty: 'There are no notifications',
  today: 'Today',
  yesterday: 'Yesterday',
  strip: "You've got new notifications!",
  all: 'All notifications',
  view: 'VIEW NOTIFICATIONS',
  close: 'Close',
  retry: 'Try again',
});
