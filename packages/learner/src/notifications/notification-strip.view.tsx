import { Button, IconButton } from '@uplink/ui/button';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { messages } from './notifications.messages.ts';
import './notifications.css';

export interface NotificationStripViewProps extends NotificationStripProps {
  /** The newest unread notification. */
  newestUnread: number;
}

/** The strip, until it is closed; a newer notification brings it back. */
export function NotificationStripView({ newestUnread, onView }: NotificationStripViewProps) {
  const [closedAt, setClosedAt] = useState(0);
  if (newestUnread <= closedAt) return null;
  return (
    <div className="ul-strip">
      <BellRing className="ul-icon" size={18} aria-hidden />
      <span className="ul-grow">{messages.strip}</span>
      <Button variant="link" onPress={onView}>
        {messages.view}
      </Button>
      <IconButton
        size="sm"
        aria-label={messages.close}
        icon={<X className="ul-icon" size={16} />}
        onPress={() => setClosedAt(newestUnread)}
      />
    </div>
  );
}
