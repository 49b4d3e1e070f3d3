'use client';
import { lazyView } from '@uplink/ui/lazy-part';
import { StripPlace } from '@uplink/ui/strip';
import { useEffect, useState } from 'react';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { useNotifications } from './notifications.controller.ts';
import { noteClosed, readClosed, watchClosed } from './strip-closing.ts';

// Most pages open with nothing unread.
const NotificationStripView = lazyView(
  async () => (await import('./notification-strip.view.tsx')).NotificationStripView,
  StripPlace,
);

/** Says that something is unread, until it is read or closed; a new one brings it back. */
export function NotificationStrip({ onView }: NotificationStripProps) {
  const { newestUnread } = useNotifications();
  const [closedAt, setClosedAt] = useState(readClosed);
  useEffect(() => watchClosed(() => setClosedAt(readClosed())), []);
  function close() {
    noteClosed(newestUnread);
    setClosedAt(newestUnread);
  }
  // The region is always there, so that the strip's coming is read out. Its place is kept while its
  // code comes, so that it does not push the page down.
  return (
    <div role="status">
      {newestUnread > closedAt && <NotificationStripView onView={onView} onClose={close} />}
    </div>
  );
}
