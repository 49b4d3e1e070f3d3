import { EmailList } from '@uplink/creator/emails';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readAuthorSearch } from './author.search.ts';

export function EmailsPage() {
  return (
    <ListPage title="Email">
      <EmailList {...useListAddress(readAuthorSearch)} />
    </ListPage>
  );
}
