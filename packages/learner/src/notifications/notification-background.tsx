'use client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useState } from 'react';
import { watchAbsence } from './absence.ts';
import { type Notifications, useNotifications } from './notifications.controller.ts';
import { notificationsMessages } from './notifications.messages.ts';
import { withCount } from './notifications.rules.ts';
import { forgetClosed } from './strip-closing.ts';

/** What goes on beside the bell: the count before the page's title, and when the page or the session was left. */
export function NotificationBackground() {
  const messages = useMessages(notificationsMessages);
  const { state, unread } = useNotifications();
  const arrived = useArrived(state);
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
    // Whatever sets the title, put the count back in front of it.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
  return (
    <div className="ul-sr" aria-live="polite">
      {arrived && messages.arrived(arrived)}
    </div>
  );
}

/** The words of what came since this page was opened, for those who do not see the bell. */
function useArrived(state: Notifications['state']): string | undefined {
  const newest = state.status === 'ready' ? state.list[0] : undefined;
  const [known, setKnown] = useState<number>();
  const isLoaded = state.status === 'ready' || state.status === 'empty';
  if (isLoaded && known === undefined) setKnown(newest?.id ?? 0);
  if (!newest || newest.isRead || known === undefined) return undefined;
  return newest.id > known ? newest.message : undefined;
}
