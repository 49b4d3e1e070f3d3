import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Strip } from '@uplink/ui/strip';
import { BellRing } from 'lucide-react';
import type { NotificationStripProps } from './notification-strip.types.ts';
import { notificationsMessages } from './notifications.messages.ts';

export interface NotificationStripViewProps extends NotificationStripProps {
  onClose: () => void;
}

/** The strip with its two ways on. */
export function NotificationStripView({ onView, onClose }: NotificationStripViewProps) {
  const messages = useMessages(notificationsMessages);
  return (
    <Strip
      icon={<BellRing className="ul-icon" size={18} aria-hidden />}
      action={
        <Button variant="link" onPress={onView}>
          {messages.view}
        </Button>
      }
      closeLabel={messages.close}
      onClose={onClose}
    >
      {messages.strip}
    </Strip>
  );
}
