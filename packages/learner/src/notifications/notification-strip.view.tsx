import { Button, IconButton } from '@uplink/ui/button';
import { BellRing, X } from 'lucide-react';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { messages } from './notifications.messages.ts';
import './notifications.css';

export interface NotificationStripViewProps extends NotificationStripProps {
  onClose: () => void;
}

/** The strip with its two ways on. */
export function NotificationStripView({ onView, onClose }: NotificationStripViewProps) {
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
        onPress={onClose}
      />
    </div>
  );
}
