import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Icon } from '@uplink/ui/icon';
import { CircleAlert, Info, Video } from 'lucide-react';
import { isAddress, type NotificationValues } from './notification-form.rules.ts';
import { notificationsMessages } from './notifications.messages.ts';
import './notifications.css';

const icons = { info: Info, alert: CircleAlert, zoomCall: Video };

export interface NotificationPreviewProps {
  values: NotificationValues;
}

/** A notification as its readers find it in their list. */
export function NotificationPreview({ values }: NotificationPreviewProps) {
  const messages = useMessages(notificationsMessages);
  const formats = useFormats();
  const { message, type, url } = values;
  if (message.trim() === '') return <p className="ul-muted">{messages.noPreview}</p>;
  const now = new Date();
  const address = url.trim();
  return (
    <div className="ul-notice-preview">
      <Icon as={icons[type]} size={16} />
      <div className="ul-grow">
        <p className="ul-medium">{message.trim()}</p>
        <p className="ul-cap ul-subtle">{formats.ago(now.toISOString(), now)}</p>
        <p className="ul-small ul-muted">
          {isAddress(address) ? messages.opens(address) : messages.opensNothing}
        </p>
      </div>
      <span className="ul-notice-preview__dot" aria-hidden />
    </div>
  );
}
