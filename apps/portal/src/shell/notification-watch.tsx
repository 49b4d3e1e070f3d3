import { NotificationBackground, useLiveNotifications } from '@uplink/learner/notifications';
import { OfflineWatch } from '../offline/offline-watch.tsx';

/** What goes on beside the page once it stands: live notifications, the count in the title, who comes and goes, outages. */
export function NotificationWatch() {
  useLiveNotifications();
  return (
    <>
      <NotificationBackground />
      <OfflineWatch />
    </>
  );
}
