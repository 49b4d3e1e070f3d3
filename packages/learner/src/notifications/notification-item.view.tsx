import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { CircleAlert, Info, Video } from 'lucide-react';
import { Button } from 'react-aria-components';
import { notificationsMessages } from './notifications.messages.ts';
import './notifications.css';

const icons = { info: Info, alert: CircleAlert, zoomCall: Video };

export interface NotificationItemProps {
  notification: Schema<'Notification'>;
  now: Date;
  isMissed: boolean;
  /** Whether Tab stops here. */
  isTabStop: boolean;
  onFocus: () => void;
  onRead: (id: number) => void;
  onGo: () => void;
}

/** One notification: a link when it leads somewhere; read by clicking it either way. */
export function NotificationItem(props: NotificationItemProps) {
  const messages = useMessages(notificationsMessages);
  const formats = useFormats();
  const { notification, now, isMissed, isTabStop, onFocus, onRead, onGo } = props;
  const { id, message, type, isRead, date, url } = notification;
  const Icon = icons[type];
  const text = (
    <>
      <Icon className="ul-icon" size={16} aria-hidden />
      <span className="ul-grow">
        <span className="ul-medium">{message}</span>
        <span className="ul-notifications__date ul-cap ul-subtle">
          {formats.ago(date, now)}
          {isMissed && `, ${messages.wasMissed}`}
        </span>
      </span>
      {!isRead && (
        <span className="ul-notifications__dot">
          <span className="ul-sr">{messages.isUnread}</span>
        </span>
      )}
    </>
  );
  const shared = {
    className: 'ul-notifications__item',
    'data-unread': !isRead || undefined,
    excludeFromTabOrder: !isTabStop,
    onFocus,
  };
  return (
    <li>
      {url ? (
        <Link
          {...shared}
          href={url}
          onPress={() => {
            onRead(id);
            onGo();
          }}
        >
          {text}
        </Link>
      ) : (
        <Button {...shared} onPress={() => onRead(id)}>
          {text}
        </Button>
      )}
    </li>
  );
}
