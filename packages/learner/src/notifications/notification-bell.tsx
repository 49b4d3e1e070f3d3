'use client';
import type { Schema } from '@uplink/api-client';
import { formatAgo } from '@uplink/api-client/domain';
import { Button, IconButton } from '@uplink/ui/button';
import { Bell, CircleAlert, Info, Video } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import { useNotifications } from './notifications.controller.ts';
import './notifications.css';

export interface NotificationBellProps {
  /** Held open by the strip's button. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The bell with its list. The list opens when the pointer is over the bell, by click, Enter and Space;
 * it closes when the pointer or the focus leaves, and on Escape.
 */
export function NotificationBell({ isOpen, onOpenChange }: NotificationBellProps) {
  const { list, unread, onRead, onReadAll } = useNotifications();
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [isHovered, setHovered] = useState(false);
  const isShown = isOpen || isHovered;

  function close() {
    setHovered(false);
    onOpenChange(false);
  }
  function onBlur(event: FocusEvent) {
    if (!root.current?.contains(event.relatedTarget)) close();
  }
  // On the document: the strip's button opens the list too, and keeps the focus.
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setHovered(false);
      onOpenChange(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, onOpenChange]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only opens what the button opens too
    <div
      className="ul-notifications"
      ref={root}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={close}
      onBlur={onBlur}
    >
      <IconButton
        className="ul-bell"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-expanded={isShown}
        aria-controls={listId}
        icon={<Bell className="ul-icon" size={20} aria-hidden />}
        onPress={() => onOpenChange(!isOpen)}
      >
        {unread > 0 && <span className="ul-bell__dot" />}
      </IconButton>
      {isShown && (
        <section
          className="ul-popover ul-notifications__panel"
          id={listId}
          aria-label="Notifications"
        >
          <div className="ul-row ul-notifications__head" data-justify="between">
            <h2 className="ul-h4">Notifications</h2>
            {unread > 0 && (
              <Button size="sm" variant="link" onPress={onReadAll}>
                Mark all read
              </Button>
            )}
          </div>
          {list.length === 0 ? (
            <p className="ul-notifications__empty ul-muted">
              <Bell className="ul-icon" size={24} aria-hidden />
              There are no notifications
            </p>
          ) : (
            <ul className="ul-notifications__list">
              {list.map((one) => (
                <Item key={one.id} notification={one} onRead={onRead} onGo={close} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

const icons = { info: Info, alert: CircleAlert, zoomCall: Video };

interface ItemProps {
  notification: Schema<'Notification'>;
  onRead: (id: number) => void;
  onGo: () => void;
}

function Item({ notification, onRead, onGo }: ItemProps) {
  const { id, message, type, isRead, date, url } = notification;
  const Icon = icons[type];
  const text = (
    <>
      <Icon className="ul-icon" size={16} aria-hidden />
      <span className="ul-grow">
        <span className="ul-medium">{message}</span>
        <span className="ul-notifications__date ul-cap ul-subtle">
          {formatAgo(date, new Date())}
        </span>
      </span>
      {!isRead && (
        <span className="ul-notifications__dot">
          <span className="ul-sr">unread</span>
        </span>
      )}
    </>
  );
  const className = 'ul-notifications__item';
  return (
    <li>
      {url ? (
        <Link
          className={className}
          data-unread={!isRead || undefined}
          href={url}
          onPress={() => {
            onRead(id);
            onGo();
          }}
        >
          {text}
        </Link>
      ) : (
        <button
          type="button"
          className={className}
          data-unread={!isRead || undefined}
          onClick={() => onRead(id)}
        >
          {text}
        </button>
      )}
    </li>
  );
}
