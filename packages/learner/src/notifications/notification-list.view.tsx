import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { Bell } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { readAbsence } from './absence.ts';
import { useListHeight } from './list-height.ts';
import type { NotificationListProps } from './notification-bell.types.ts';
import { NotificationItem } from './notification-item.view.tsx';
import type { Notifications } from './notifications.controller.ts';
import { notificationsMessages } from './notifications.messages.ts';
import { groupByDay, isMissed } from './notifications.rules.ts';
import type { Reading } from './reading.controller.ts';
import './notifications.css';

export interface NotificationListViewProps
  extends Pick<Notifications, 'state' | 'unread'>,
    Reading,
    NotificationListProps {}

/** Notifications by day, with the missed ones announced first. */
export function NotificationListView(props: NotificationListViewProps) {
  const messages = useMessages(notificationsMessages);
  const { state, unread, onReadAll, onUndo } = props;
  const canUndo = unread === 0 && onUndo !== undefined;
  const absence = readAbsence();
  const missed =
    state.status === 'ready' ? state.list.filter((one) => isMissed(one, absence)).length : 0;
  return (
    <>
      <div className="ul-notifications__head">
        <div className="ul-row" data-justify="between">
          <h2 className="ul-h4">{messages.title}</h2>
          <span className="ul-row ul-gap-8">
            <span className="ul-small ul-muted" role="status">
              {unread > 0 && messages.count(unread)}
              {canUndo && messages.allRead}
            </span>
            {/* One button for both: the focus stays on it. */}
            {(unread > 0 || canUndo) && (
              <Button size="sm" variant="link" onPress={canUndo ? onUndo : onReadAll}>
                {canUndo ? messages.undo : messages.readAll}
              </Button>
            )}
          </span>
        </div>
        {missed > 0 && <p className="ul-cap ul-muted">{messages.missed(missed)}</p>}
      </div>
      <List {...props} />
      <p className="ul-notifications__foot">
        <Link className="ul-small ul-lone-link" href="/notifications" onPress={props.onGo}>
          {messages.all}
        </Link>
      </p>
    </>
  );
}

function List({ state, onRead, onGo }: NotificationListViewProps) {
  const messages = useMessages(notificationsMessages);
  const formats = useFormats();
  const [active, setActive] = useState<number>();
  const list = useListHeight();
  if (state.status === 'loading') {
    return (
      <div className="ul-notifications__wait">
        <Loading label={messages.title}>
          <Skeleton height={120} />
        </Loading>
      </div>
    );
  }
  if (state.status === 'empty') {
    return (
      <p className="ul-notifications__empty ul-muted">
        <Bell className="ul-icon" size={24} aria-hidden />
        {messages.empty}
      </p>
    );
  }
  if (state.status !== 'ready') return <Refused state={state} />;
  const now = new Date();
  const absence = readAbsence();
  const first = state.list.some(({ id }) => id === active) ? active : state.list[0]?.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the items below
    <div className="ul-notifications__list" ref={list} onKeyDown={moveByArrow}>
      {groupByDay(state.list, now, messages, formats).map(({ label, list }) => (
        <section key={label} aria-label={label}>
          <h3 className="ul-notifications__day">{label}</h3>
          <ul>
            {list.map((one) => (
              <NotificationItem
                key={one.id}
                notification={one}
                now={now}
                isMissed={isMissed(one, absence)}
                isTabStop={one.id === first}
                onFocus={() => setActive(one.id)}
                onRead={onRead}
                onGo={onGo}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Refused({ state }: { state: Exclude<Notifications['state'], { status: 'ready' }> }) {
  const messages = useMessages(notificationsMessages);
  const text = state.status === 'locked' ? state.reason : 'message' in state ? state.message : '';
  return (
    <div className="ul-notifications__wait" role="alert">
      <p className="ul-small">{text}</p>
      {state.status === 'failed' && (
        <Button size="sm" onPress={state.retry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

/** One stop for Tab; Up, Down, Home and End go from item to item. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.ul-notifications__item')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}
