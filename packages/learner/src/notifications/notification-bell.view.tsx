import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Bell } from 'lucide-react';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import type { NotificationBellProps, NotificationListProps } from './notification-bell.types.ts';
import type { Notifications } from './notifications.controller.ts';
import { notificationsMessages } from './notifications.messages.ts';
import { useOpening } from './opening.ts';
import './notifications.css';

export interface NotificationBellViewProps
  extends NotificationBellProps,
    Pick<Notifications, 'unread'> {
  /** Renders the list once the bell is opened. */
  List: ComponentType<NotificationListProps>;
}

/** The bell with a dot while something is unread, and the list that belongs to it. */
export function NotificationBellView(props: NotificationBellViewProps) {
  const messages = useMessages(notificationsMessages);
  const { isOpen, onOpenChange, unread, List } = props;
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { isShown, close, rootProps, onPress } = useOpening(root, isOpen, onOpenChange);

  // Who opened it by a press goes on in the list, also from the strip's button.
  useEffect(() => {
    if (isOpen) root.current?.querySelector('section')?.focus();
  }, [isOpen]);

  return (
    <div className="ul-notifications" ref={root} {...rootProps}>
      <IconButton
        className="ul-bell"
        aria-label={unread > 0 ? messages.unread(unread) : messages.title}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        icon={<Bell className="ul-icon" size={20} aria-hidden />}
        onPress={onPress}
      >
        {unread > 0 && <span className="ul-bell__dot" />}
      </IconButton>
      {isShown && (
        <section
          className="ul-notifications__panel"
          id={listId}
          aria-label={messages.title}
          tabIndex={-1}
        >
          <List onGo={close} />
        </section>
      )}
    </div>
  );
}
