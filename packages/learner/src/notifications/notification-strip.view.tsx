import { Button, IconButton } from '@uplink/ui/button';
import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { messages } from './notifications.messages.ts';
import './notifications.css';

export interface NotificationStripViewProps extends NotificationStripProps {
  /** The newest unread notification; 0 when all are read. */
  newestUnread: number;
}

/** The strip in a region that is always there, so that its coming is read out. */
export function NotificationStripView({ newestUnread, onView }: NotificationStripViewProps) {
  const [closedAt, setClosedAt] = useState(0);
  return (
    <div role="status">
      {newestUnread > closedAt && (
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
      )}
    </div>
  );
}
