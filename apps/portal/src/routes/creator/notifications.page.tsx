import { AuthorNotificationList } from '@uplink/creator/notifications';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readAuthorSearch } from './author.search.ts';

export function NotificationsPage() {
  return (
    <ListPage title="Notifications">
      <AuthorNotificationList {...useListAddress(readAuthorSearch)} />
    </ListPage>
  );
}
