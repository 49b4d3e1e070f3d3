import { useSearch } from '@tanstack/react-router';
import {
  NOTIFICATION_TABS,
  NotificationPage,
  type NotificationTab,
} from '@uplink/learner/notifications/page';
import { NotificationSettings } from '@uplink/learner/notifications/settings';
import { Link } from '@uplink/ui/link';
import { showUndo } from '../../app/toasts.ts';
import { AccountFrame } from '../shared/account-frame.tsx';

const tabHref = (tab: NotificationTab | undefined) =>
  tab ? `/notifications?tab=${tab}` : '/notifications';

export function NotificationsPage() {
  const search: { tab?: unknown } = useSearch({ strict: false });
  const tab = NOTIFICATION_TABS.find((one) => one === search.tab);
  return (
    <>
      <div className="ul-row" data-justify="between">
        <h1 className="ul-h1" tabIndex={-1}>
          Notifications
        </h1>
        <Link className="ul-small ul-lone-link" href="/notifications/settings">
          Settings
        </Link>
      </div>
      <div className="ul-page-body">
        <NotificationPage key={tab} tab={tab} tabHref={tabHref} onUndoable={showUndo} />
      </div>
    </>
  );
}

export function NotificationSettingsPage() {
  return (
    <AccountFrame title="Notification settings" part="settings">
      <NotificationSettings />
    </AccountFrame>
  );
}
