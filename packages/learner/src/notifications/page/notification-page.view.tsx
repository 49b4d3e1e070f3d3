import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TabLinks } from '@uplink/ui/tabs';
import { Bell, Check } from 'lucide-react';
import { NotificationGroup } from './notification-group.view.tsx';
import type { NotificationPageReady } from './notification-page.controller.ts';
import { notificationPageMessages } from './notification-page.messages.ts';
import { groupByPeriod } from './notification-page.rules.ts';
import { NOTIFICATION_TABS, type NotificationTab } from './notification-page.types.ts';
import './notification-page.css';

export interface NotificationPageViewProps extends NotificationPageReady {
  tab: NotificationTab | undefined;
  tabHref: (tab: NotificationTab | undefined) => string;
}

/** How much is new, the tabs, and the rows by day. */
export function NotificationPageView(props: NotificationPageViewProps) {
  const messages = useMessages(notificationPageMessages);
  const { groups, counts, fault, tab, tabHref, onReadAll, onOlder, isLoadingOlder, onRead } = props;
  const formats = useFormats();
  const now = new Date();
  const tabs = [undefined, ...NOTIFICATION_TABS].map((one) => ({
    href: tabHref(one),
    label: one ? messages.tab[one] : messages.all,
    ...(one && { count: counts[one] }),
  }));
  return (
    <div className="ul-stack ul-gap-24">
      <div className="ul-row ul-gap-12" data-justify="between">
        <p className="ul-muted" role="status">
          {messages.summary(counts.unread, counts.needsYou)}
        </p>
        <Button
          icon={<Check className="ul-icon" size={18} aria-hidden />}
          isDisabled={counts.unread === 0}
          onPress={onReadAll}
        >
          {messages.readAll}
        </Button>
      </div>
      {fault && (
        <p className="ul-small ul-fault" role="alert">
          {fault}
        </p>
      )}
      <TabLinks aria-label={messages.tabs} items={tabs} current={tabHref(tab)} />
      <Card isFlush>
        {groups.length === 0 ? (
          <p className="ul-notices__empty ul-muted">
            <Bell className="ul-icon" size={24} aria-hidden />
            {tab ? messages.noneIn[tab] : messages.none}
          </p>
        ) : (
          groupByPeriod(groups, now, messages, formats).map((period) => (
            <section key={period.label} aria-label={period.label}>
              <h2 className="ul-notices__period">{period.label}</h2>
              <ul className="ul-notices">
                {period.groups.map((group) => (
                  <NotificationGroup key={group.id} group={group} now={now} onRead={onRead} />
                ))}
              </ul>
            </section>
          ))
        )}
        {onOlder && (
          <div className="ul-notices__older">
            <Button variant="link" isPending={isLoadingOlder} onPress={onOlder}>
              {messages.older}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
