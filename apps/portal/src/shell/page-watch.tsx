import { NotificationBackground, useLiveNotifications } from '@uplink/learner/notifications';
import { OfflineWatch } from '../offline/offline-watch.tsx';
import { SessionWatch } from '../session/session-watch.tsx';

/**
 * What goes on beside the page once it stands: live notifications, the count in the title, who comes and
 * goes, the end of a session, outages.
 */
export function PageWatch() {
  useLiveNotifications();
  return (
    <>
      <NotificationBackground />
      <SessionWatch />
      <OfflineWatch />
    </>
  );
}
