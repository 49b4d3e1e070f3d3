'use client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';
import { watchAbsence } from './absence.ts';
import { useNotifications } from './notifications.controller.ts';
import { withCount } from './notifications.rules.ts';
import { forgetClosed } from './strip-closing.ts';

/** What goes on beside the bell: the count before the page's title, and when the page or the session was left. */
export function NotificationBackground() {
  const { unread } = useNotifications();
  const { session } = useUplink();
  useEffect(watchAbsence, []);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getSnapshot() === 'signedOut') forgetClosed();
      }),
    [session],
  );
  useEffect(() => {
    const show = () => {
      const title = withCount(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    show();
    // Whoever sets the title, the count comes back before it.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
  return null;
}
