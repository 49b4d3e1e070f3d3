'use client';
import { Button, IconButton } from '@uplink/ui/button';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { useNotifications } from './notifications.controller.ts';
import './notifications.css';

export interface NotificationStripProps {
  /** Opens the list at the bell. */
  onView: () => void;
}

/** Says that something is unread, until it is read or closed; a new one brings it back. */
export function NotificationStrip({ onView }: NotificationStripProps) {
  const { list, unread } = useNotifications();
  const newest = list.find(({ isRead }) => !isRead)?.id ?? 0;
  const [closedAt, setClosedAt] = useState(0);
  if (unread === 0 || newest <= closedAt) return null;
  return (
    <div className="ul-strip" role="status">
      <BellRing className="ul-icon" size={18} aria-hidden />
      <span className="ul-grow">You've got new notifications!</span>
      <Button variant="link" onPress={onView}>
        VIEW NOTIFICATIONS
      </Button>
      <IconButton
        size="sm"
        aria-label="Close"
        icon={<X className="ul-icon" size={16} />}
        onPress={() => setClosedAt(newest)}
      />
    </div>
  );
}
