import { NotificationBackground, useLiveNotifications } from '@uplink/learner/notifications';
import { SessionWatch } from '../session/session-watch.tsx';

/** What goes on beside the page once it stands: live notifications, who comes and goes, the end of a session. */
export function PageWatch() {
  useLiveNotifications();
  return (
    <>
      <NotificationBackground />
      <SessionWatch />
    </>
  );
}
