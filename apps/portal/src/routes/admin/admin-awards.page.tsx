import { AwardList } from '@uplink/admin/certificates';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readAwardSearch } from './lists.search.ts';

export function AwardsPage() {
  return (
    <ListPage title="Awards log">
      <AwardList {...useListAddress(readAwardSearch)} />
    </ListPage>
  );
}
