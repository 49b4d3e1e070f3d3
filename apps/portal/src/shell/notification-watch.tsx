import { NotificationBackground, useLiveNotifications } from '@uplink/learner/notifications';

/** What goes on beside the page once it stands: live notifications, the count in the title, who comes and goes. */
export function NotificationWatch() {
  useLiveNotifications();
  return <NotificationBackground />;
}
